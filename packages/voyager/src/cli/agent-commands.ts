import { InvalidArgumentError } from '@voyager-mc/core'
import { createDefaultVoyager, type DefaultVoyager } from '../preset/create-default-voyager.ts'
import { createRoleModels } from '../preset/create-role-models.ts'
import { paper } from '../preset/paper.ts'
import { anyOf } from '../stop-conditions/any-of.ts'
import { attempts } from '../stop-conditions/attempts.ts'
import { unlocked } from '../stop-conditions/unlocked.ts'
import type { RunEndReason } from '../voyager-event.ts'
import type { AgentFlags } from './agent-flags.ts'
import { describeEvent } from './describe-event.ts'

/** What an agent command needs of the process. */
export interface AgentContext {
  readonly say: (text: string) => void
  /** Ends the run cleanly. */
  readonly signal: AbortSignal
}

/** `voyager learn`: learns on a server until a condition is met; returns the exit code. */
export async function learnCommand(flags: AgentFlags, { say, signal }: AgentContext): Promise<number> {
  const { attempts: limit = paper.attempts, until, resume } = flags
  const conditions = [attempts(limit), ...(until === undefined ? [] : [unlocked(until)])]
  return withVoyager(flags, say, async (voyager) => {
    const { reason, detail, completed, failed } = await voyager.learn({
      until: anyOf(...conditions),
      resume,
      signal,
    }).result
    say(flags.json ? JSON.stringify({ reason, detail, completed, failed }) : `Ended: ${detail}.`)
    return exitCode(reason, true)
  })
}

/** `voyager solve GOAL`: works towards a goal with the skills at hand; returns the exit code. */
export async function solveCommand(flags: AgentFlags, { say, signal }: AgentContext): Promise<number> {
  const { attempts: limit = paper.zeroShotAttempts, words } = flags
  const goal = words.join(' ')
  if (goal === '')
    throw new InvalidArgumentError('GOAL', goal, 'write voyager solve "Craft 1 diamond_pickaxe".')
  return withVoyager(flags, say, async (voyager) => {
    const {
      status,
      reason,
      detail,
      goals,
      attempts: made,
    } = await voyager.solve(goal, { attempts: limit, signal }).result
    say(
      flags.json
        ? JSON.stringify({ status, reason, detail, goals, attempts: made })
        : `${status} after ${made} attempts: ${detail}.`,
    )
    return exitCode(reason, status === 'completed')
  })
}

const faults: ReadonlySet<RunEndReason> = new Set([
  'environment-lost',
  'model-unavailable',
  'role-failed',
  'death-loop',
])

function exitCode(reason: RunEndReason, isReached: boolean): number {
  if (reason === 'aborted') return 130
  return isReached && !faults.has(reason) ? 0 : 1
}

async function withVoyager(
  { host, port, version, username, run, skills, model: name, baseUrl, json }: AgentFlags,
  say: (text: string) => void,
  work: (voyager: DefaultVoyager) => Promise<number>,
): Promise<number> {
  const models =
    name === undefined
      ? undefined
      : await createRoleModels({ name, ...(baseUrl !== undefined && { baseUrl }) })
  const voyager = await createDefaultVoyager({
    host,
    port,
    version,
    username,
    ...(run !== undefined && { runDirectory: run }),
    ...(skills !== undefined && { skillDirectory: skills }),
    ...models,
    facts: { host, port, version, model: name ?? 'none' },
    onEvent: (event) => {
      const line = json ? JSON.stringify(event) : describeEvent(event)
      if (line !== undefined) say(line)
    },
  })
  try {
    return await work(voyager)
  } finally {
    await voyager.close()
  }
}
