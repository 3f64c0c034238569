import type { RunEndReason } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { describeEvent } from './describe-event.ts'
import type { Terminal } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { openAgent, type OpenAgent } from './open-agent.ts'
import { renderProgress, type ProgressCounts } from './render-progress.ts'
import type { AgentSettings } from './agent-settings.ts'

/** How an agent is shown while it works. */
export interface WithAgentOptions {
  readonly terminal: Terminal
  readonly json: boolean
  /** Attempts the run may make, for the progress bar. */
  readonly limit: number
}

/** Opens an agent, works with it while its events are shown, and closes it whatever happens. */
export async function withAgent(
  settings: AgentSettings,
  {
    terminal,
    json,
    limit,
    work,
  }: WithAgentOptions & { readonly work: (agent: OpenAgent) => Promise<number> },
): Promise<number> {
  let counts: ProgressCounts = { attempts: 0, tasks: 0, skills: 0 }
  const onEvent = (event: VoyagerEvent): void => {
    const line = json ? JSON.stringify(event) : describeEvent(event)
    if (line !== undefined) terminal.say(line)
    counts = count(counts, event)
    terminal.progress?.(renderProgress(counts, { limit }))
  }
  const agent = await openAgent(settings, {
    onEvent,
    variables: terminal.variables,
    complain: terminal.complain,
  })
  try {
    return await work(agent)
  } finally {
    await agent.close()
  }
}

function count({ attempts, tasks, skills }: ProgressCounts, { type }: VoyagerEvent): ProgressCounts {
  return {
    attempts: attempts + (type === 'attempt-end' ? 1 : 0),
    tasks: tasks + (type === 'task-end' ? 1 : 0),
    skills: skills + (type === 'skill-add' ? 1 : 0),
  }
}

const faults: ReadonlySet<RunEndReason> = new Set([
  'environment-lost',
  'model-unavailable',
  'role-failed',
  'death-loop',
])

/** The exit code of a run that ended for this reason. */
export function exitCodeOf(reason: RunEndReason, { isReached }: { readonly isReached: boolean }): number {
  if (reason === 'aborted') return exitCodes.interrupted
  if (reason === 'budget') return exitCodes.spent
  if (faults.has(reason)) return exitCodes.fault
  return isReached ? exitCodes.done : exitCodes.failed
}
