import type { Budget, LearnResult } from '@voyager-mc/voyager'
import { checkItem, type LearnSettings } from '../agent/agent-settings.ts'
import { checkGameVersion } from '../agent/check-game-version.ts'
import { describeRoles } from '../agent/describe-settings.ts'
import { budgetOf, modelNameOf } from '../agent/model-settings.ts'
import { createDisplay } from '../display/create-display.ts'
import type { Display } from '../display/display.ts'
import { inPlace } from '../runs/in-place.ts'
import { keepSettings } from '../runs/keep-settings.ts'
import { keptSettings } from '../runs/kept-settings.ts'
import { exitCodeOfRun } from '../faults/exit-code-of-run.ts'
import type { ExitCode } from '../faults/exit-codes.ts'
import { InterruptedError } from '../faults/interrupted-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { AskedLearning } from './asked-learning.ts'

/** Everything that a learning run is played with. */
export interface LearningJob {
  readonly settings: LearnSettings
  /** True when an earlier run goes on. */
  readonly isResumed: boolean
  readonly display: Display
  readonly signal: AbortSignal
  /** Budget for models of all sessions of the run. */
  readonly budget: Budget
  /** Facts that the run keeps, so that going on needs only its place. */
  readonly facts: Readonly<Record<string, unknown>>
}

/** Plays a learning run. */
export type PlayLearning = (job: LearningJob) => Promise<LearnResult>

interface ConductLearningOptions {
  readonly terminal: Terminal
  /** The command line that goes on with this run later. */
  readonly resumeLine: string
  readonly play: PlayLearning
}

/** Shows a learning run from its first stage to its summary, and returns the exit code. */
export async function conductLearning(
  { settings, isResumed, notes, counters }: AskedLearning,
  { terminal, resumeLine, play }: ConductLearningOptions,
): Promise<ExitCode> {
  const { json, run, attempts, until, version } = settings
  const { signal } = terminal
  await checkGameVersion(settings)
  await checkItem(until, version)
  const display = createDisplay({ terminal: forPeople(terminal, settings), json, attempts })
  const facts = { ...keptSettings(settings), model: modelNameOf(settings) ?? 'none' }
  try {
    const result = await inPlace(run, {
      display,
      work: async (shown) => {
        shown.stage(`Run: ${run}, ${describeEnd(settings)}`)
        shown.stage(`Roles: ${describeRoles(settings)}`)
        for (const note of notes) shown.notice(note)
        if (counters !== undefined) shown.goOn(counters)
        if (!isResumed) await keepSettings(run, facts)
        return play({ settings, isResumed, display: shown, signal, budget: budgetOf(settings), facts })
      },
    })
    display.close(result, {
      run,
      resume: `${resumeLine}${describeMore(result, settings)}`,
      ...(InterruptedError.isInstance(signal.reason) && { interrupt: signal.reason.message }),
    })
    return exitCodeOfRun(result.reason, { isReached: result.error === undefined })
  } catch (error) {
    display.end()
    // A new run that never began leaves nothing to go on with.
    if (signal.aborted && isResumed && !json) terminal.say(`Go on:   ${resumeLine}`)
    throw error
  } finally {
    display.end()
  }
}

// A person who is asked something types below lines, not into a picture.
function forPeople(terminal: Terminal, { manual }: LearnSettings): Terminal {
  const { screen, ...withoutScreen } = terminal
  return screen === undefined || manual.length > 0 ? withoutScreen : terminal
}

function describeEnd({ attempts, until }: LearnSettings): string {
  const last = `at most ${attempts} attempts`
  return until === 'none' ? last : `until ${until} is held, ${last}`
}

/** Words without which a run whose end was reached would end again. */
function describeMore({ reason, attempts: made }: LearnResult, { attempts }: LearnSettings): string {
  if (reason !== 'condition-met') return ''
  return made >= attempts ? ` --attempts ${attempts * 2}` : ' --until none'
}
