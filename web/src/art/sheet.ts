/** Emblems are symbols of one sheet a game: put it into the page once, then `<use href="#people-orcs">` finds them. */
const installed = new Set<string>()

/** Make the symbols of a sheet (the text of `emblems/<game>.svg`) available to the page. */
export function installEmblems(game: string, sheet: string): void {
  if (typeof document === 'undefined' || installed.has(game)) return
  installed.add(game)
  const holder = document.createElement('div')
  holder.hidden = true
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = sheet
  document.body.append(holder)
}
