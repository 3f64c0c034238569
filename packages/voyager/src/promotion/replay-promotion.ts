import {
  EnvironmentLostError,
  ModelOutputError,
  type CallOptions,
  type Critic,
  type CritiqueRequest,
  type Program,
  type Task,
} from '@voyager-mc/core'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import type { PromoteSkill, PromotionVerdict } from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import { embeddedScratchWorld } from './embedded-scratch-world.ts'
import type { OpenScratchWorld, ScratchWorld } from './scratch-world.ts'

/** World in which new skills are replayed, and the judge of them. */
export interface ReplayPromotionOptions {
  /** Game version of the world the skills are learned in, such as `1.19.4`. */
  readonly version: string
  /** Makes the worlds; the default starts an embedded one per replay, which needs `@voyager-mc/world`. */
  readonly openWorld?: OpenScratchWorld
  /** Judges the replay; the default proves postconditions, and leaves open what they cannot prove. */
  readonly critic?: Critic
  /** A skill has to pass this many replays. */
  readonly replays?: number
  /** Wall time of the program in each replay, in milliseconds. */
  readonly stepTimeoutMs?: number
}

// Twice what the longest of the rule-made programs takes.
const defaultStepTimeoutMs = 300_000

/** A promotion gate for `createSkillLibrary` that runs a new skill again from where it was learned. */
export function replayPromotion({
  version,
  openWorld = embeddedScratchWorld({ version }),
  critic,
  replays = 1,
  stepTimeoutMs = defaultStepTimeoutMs,
}: ReplayPromotionOptions): PromoteSkill {
  const judge = critic === undefined ? provePostcondition(version) : askCritic(critic)
  return async (program, task, { start, signal } = {}) => {
    let verdict: PromotionVerdict = {
      status: 'skipped',
      reason: 'undecided',
      detail: 'Nothing was replayed.',
    }
    for (let replay = 1; replay <= replays; replay += 1) {
      const call = signal === undefined ? {} : { signal }
      const world = await openWorld({ replay, ...(start && { start }), ...call })
      verdict = await replayOnce(world, { program, task, judge, stepTimeoutMs, ...call })
      if (verdict.status !== 'passed') return verdict
    }
    return verdict
  }
}

/** Judges a replay. */
type JudgeReplay = (request: CritiqueRequest, options: CallOptions) => Promise<PromotionVerdict>

interface ReplayOnceOptions extends CallOptions {
  readonly program: Program
  readonly task: Task
  readonly judge: JudgeReplay
  readonly stepTimeoutMs: number
}

async function replayOnce(
  world: ScratchWorld,
  { program, task, judge, stepTimeoutMs: timeoutMs, signal }: ReplayOnceOptions,
): Promise<PromotionVerdict> {
  if (world.status === 'unavailable') return { status: 'skipped', reason: 'no-world', detail: world.message }
  const { environment, before, scene } = world
  const call = signal === undefined ? {} : { signal }
  try {
    const step = await environment.step(program, { timeoutMs, ...call })
    const verdict = await judge({ task, before, step }, call)
    const { outcome } = step
    const ending = outcome.status === 'completed' ? '' : ` The program ${outcome.status}: ${outcome.message}`
    return { ...verdict, detail: `${verdict.detail}${ending} ${scene}` }
  } catch (error) {
    if (!EnvironmentLostError.isInstance(error)) throw error
    signal?.throwIfAborted()
    return { status: 'skipped', reason: 'no-world', detail: `The scratch world was lost: ${error.message}` }
  } finally {
    await world.close()
  }
}

function provePostcondition(version: string): JudgeReplay {
  const critic = postconditionCritic({ techTree: createTechTree(version) })
  return async (request, options) => {
    const verdict = await critic.decide(request, options)
    if (verdict.status === 'undecided')
      return { status: 'skipped', reason: 'undecided', detail: verdict.reason }
    const { success, reasoning } = verdict.critique
    return { status: success ? 'passed' : 'failed', detail: reasoning }
  }
}

function askCritic(critic: Critic): JudgeReplay {
  return async (request, options) => {
    try {
      const { success, reasoning } = await critic.evaluate(request, options)
      return { status: success ? 'passed' : 'failed', detail: reasoning }
    } catch (error) {
      if (!ModelOutputError.isInstance(error)) throw error
      return {
        status: 'skipped',
        reason: 'undecided',
        detail: `The verdict could not be read: ${error.message}`,
      }
    }
  }
}
