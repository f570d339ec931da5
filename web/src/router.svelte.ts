/** Where we are: the address bar is the only state, every page has a link. */

class Place {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  go(to: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.read()
    if (!options.replace) scrollTo(0, 0)
  }
}

export const place = new Place()

/** Links within the page need no reload. To be put on the document once. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (/^\/(api|ws|docs|metrics|healthz)\b/.test(link.pathname)) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  place.go(link.pathname + link.search)
}
