import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.LUDAGE_SERVER ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte()],
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
