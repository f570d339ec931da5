import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.LUDAGE_SERVER ?? 'http://localhost:8000'

const COMPRESSED = /\.(js|css|svg|html|json|webmanifest)$/

/** Beside each file its Brotli form: the best compression takes too long to be done while somebody waits. */
const brotli: Plugin = {
  name: 'brotli',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' }).filter((one) => COMPRESSED.test(one))) {
      const file = join(dir!, name)
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    }
  },
}

/** Comments and empty lines of the texts are for those who write them: an entry begins where a line does. */
const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null
    const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8')
    return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, '').replace(/\n+(?=\S)/g, '\n').trimStart())}`
  },
}

export default defineConfig({
  plugins: [svelte(), texts, brotli],
  build: {
    outDir: '../src/ludage/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Only what is needed now: the preload helper is for pages of many chunks.
    modulePreload: { polyfill: false },
  },
  server: {
    // The texts and the map are the engine's own files, outside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: true },
      '/ws': { target: server, ws: true, changeOrigin: true },
    },
  },
})
