import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'

const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL('./page/', import.meta.url)),
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: fileURLToPath(new URL('./dist/page/', import.meta.url)),
    emptyOutDir: true,
    // The licences of what is bundled ask to go with it.
    license: { fileName: 'third-party-licences.md' },
    // Small files stay files: the page's policy knows no data but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One script, so that a page with a replay can be one file.
    rolldownOptions: { output: { codeSplitting: false } },
  },
})

export default config
