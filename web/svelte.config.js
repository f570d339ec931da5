import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names of scoped classes: each stands in the page as often as its component has elements.
    cssHash: ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 5)}`,
  },
}
