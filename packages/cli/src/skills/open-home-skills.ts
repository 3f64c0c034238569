import { systemClock } from '@voyager-mc/core'
import type { OpenSkillHands } from '@voyager-mc/dashboard'
import { openHome } from '@voyager-mc/voyager/home'
import { readKeptSettings } from '../runs/read-kept-settings.ts'
import { openLibrary } from './open-library.ts'
import { skillHands } from '../agent/skill-hands.ts'

/**
 * Opens the skills of a run that nobody has open, and its journal; throws `RunLockedError` while somebody has it. The run
 * is ours until the hands are closed, so that each change is told in the journal before the run goes on.
 */
export async function openHomeSkills(
  run: string,
  { onNotice }: { readonly onNotice: (text: string) => void },
): Promise<OpenSkillHands> {
  const { skills } = await readKeptSettings(run)
  const home = await openHome(run)
  const { runStore } = home
  try {
    const library = await openLibrary(
      { run, ...(typeof skills === 'string' && { skills }), dryRun: false },
      { access: 'write', mayBeNew: true, onNotice },
    )
    return {
      ...skillHands(library),
      async note(event) {
        let last = -1
        for await (const { sequence } of runStore.readJournal()) last = sequence
        await runStore.append({
          sequence: last + 1,
          atMs: systemClock.now(),
          event: { type: 'intervention', ...event },
        })
      },
      async close() {
        try {
          await library.close()
        } finally {
          await home.close()
        }
      },
    }
  } catch (error) {
    await home.close()
    throw error
  }
}
