import { basename, dirname } from 'node:path'
import { followJournal } from '@voyager-mc/voyager/journal'
import { openHome } from '@voyager-mc/voyager/home'
import type { DashboardSource } from '../dashboard-source.ts'

/**
 * A run on disk, named by its directory or its file; it is only read, also while another process writes it. Throws as
 * `openHome` does when there is no run.
 */
export async function homeSource(run: string): Promise<DashboardSource> {
  // Opened once before, so that a wrong place is refused at once and not when somebody looks.
  const home = await openHome(run, { readOnly: true })
  const { path } = home
  await home.close()
  return {
    title: basename(path) === 'home.db' ? basename(dirname(path)) : basename(path),
    async *follow({ from, signal }) {
      const opened = await openHome(path, { readOnly: true })
      try {
        yield* followJournal(opened.runStore, { from, ...(signal && { signal }) })
      } finally {
        await opened.close()
      }
    },
  }
}
