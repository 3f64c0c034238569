// Beside the sources only; what is published was built already, and neither has nor needs the builder.
import { join } from 'node:path'
import { build } from 'vite'
import { isFresh, markFresh } from './page-freshness.ts'

/** Builds the page of the package at `root`, unless that was done since its sources changed. */
export async function buildPage(root: string, folder: string): Promise<void> {
  if (await isFresh(root, folder)) return
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  await markFresh(root, folder)
}
