import type { Command } from './command.ts'
import { createDisplay } from '../display/create-display.ts'
import { checkTogether } from '../agent/agent-settings.ts'
import { checkGameVersion } from '../agent/check-game-version.ts'
import { checkLibrary } from '../agent/library-at.ts'
import { withAgent } from '../agent/with-agent.ts'
import { RunHaltedError } from '@voyager-mc/voyager'
import { inPlace } from '../runs/in-place.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodeOfRun } from '../faults/exit-code-of-run.ts'
import { exitCodes } from '../faults/exit-codes.ts'

/** `voyager decompose GOAL`: prints the sub-goals of a goal. */
export const runDecompose: Command['run'] = async ({ words, settings, originOf }, terminal) => {
  checkTogether(settings, originOf)
  checkLibrary(settings.skills)
  await checkGameVersion(settings)
  const { signal, say, warn } = terminal
  const { screen: _screen, ...withoutScreen } = terminal
  const display = createDisplay({
    // The sub-goals alone go to standard output.
    terminal: { ...withoutScreen, say: warn },
    json: settings.json,
    attempts: 1,
  })
  const { seed = 1 } = settings
  const tasks = await inPlace(settings.run, {
    display,
    work: (shown) =>
      withAgent(
        { ...settings, seed },
        {
          display: shown,
          signal,
          work: (agent) =>
            agent.decompose(words.join(' '), { signal }).result.catch((error: unknown) => {
              if (!RunHaltedError.isInstance(error)) throw error
              warn(error.message)
              return error.reason
            }),
        },
      ),
  })
  if (typeof tasks === 'string') return exitCodeOfRun(tasks, { isReached: false })
  if (settings.json) say(jsonLine(tasks))
  else for (const [index, { name }] of tasks.entries()) say(`${index + 1}. ${name}`)
  return exitCodes.done
}
