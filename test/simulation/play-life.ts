import { rmSync } from 'node:fs'
import { AgentError } from '@voyager-mc/core'
import { memorySkillStore, sqliteSkillStore } from '@voyager-mc/skill-library'
import { attempts, createVoyager, RunLockedError } from '@voyager-mc/voyager'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'
import { checkHome, type Witness } from './check-home.ts'
import { checkLedger } from './check-ledger.ts'
import { compactHome } from './compact-home.ts'
import { defectiveStore } from './defective-store.ts'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import { embeddedGame } from './embedded-game.ts'
import { gameUnderFaults, type FaultlessGame } from './game-under-faults.ts'
import { openLife, type Life, type LifeEnd } from './life.ts'
import { readSkills } from './read-skills.ts'
import { simulatedClock } from './simulated-clock.ts'
import { simulatedGame } from './simulated-game.ts'
import type { SimulatedModel } from './simulated-model.ts'
import { mendStorage } from './storage-faults.ts'
import { Violation } from './violation.ts'
import type { WorldKind } from './world-kind.ts'

/** Model calls that each life may make. */
const callsPerLife = 20
/** Chance that a life begins with a compaction. */
const compactions = 0.2

export interface PlayLifeOptions {
  readonly directory: string
  readonly plan: FaultPlan
  readonly witness: Witness
  readonly attemptLimit: number
  readonly defect?: Defect | undefined
  readonly world: WorldKind
}

/** Plays a run from its opening to its end, by itself or by a kill between any two events. */
export async function playLife(options: PlayLifeOptions): Promise<LifeEnd> {
  const { directory, plan, attemptLimit, defect } = options
  const home = await openHome(directory)
  const life = openLife(home, options)
  const clock = simulatedClock()
  const roles = await makeRoles(home, { plan, model: life.model, defect })
  let isWhole = false
  let game: FaultlessGame | undefined
  try {
    await checkOpened(home, life, options)
    await assertRefused(directory, { home, defect })
    const { modelCalls } = await loadRunState(home.runStore)
    const parts = { home, plan, clock, mayDie: life.mayDie, defect }
    game =
      options.world === 'embedded'
        ? await embeddedGame({ ...parts, onStaged: life.noteStaged })
        : simulatedGame(parts)
    const voyager = createVoyager({
      ...roles,
      environment: gameUnderFaults(game, parts),
      ...defectiveStore(home.runStore, { defect, onEvent: life.onEvent, isRemoved: life.isRemoved }),
      clock,
      random: plan.random,
      stepTimeoutMs: 20_000,
      ...(defect !== 'budget-overrun' && { budget: { calls: modelCalls + callsPerLife } }),
      recovery: { environmentTries: 4, modelPatienceMs: 10_000, firstDelayMs: 100 },
    })
    const result = await voyager.learn({
      until: attempts(attemptLimit),
      resume: life.witness().heard.length > 0,
      signal: life.signal,
    }).result
    isWhole = life.image() === undefined
    if (life.isRemoved()) throw new Violation('A run whose home was removed ended without an error.')
    return (
      life.image() ?? {
        directory,
        isFinished: result.reason === 'condition-met',
        witness: life.witness(),
      }
    )
  } catch (error) {
    // A run may end by itself where it can do nothing more; the next life has to find all that was promised.
    if (!AgentError.isInstance(error)) throw error
    return life.image() ?? { directory, isFinished: false, witness: life.witness() }
  } finally {
    mendStorage(home)
    await game?.close()
    await roles.skillLibrary.close()
    await home.close()
    checkLedger(life.model, { heard: life.heardNow(), allowedCalls: callsPerLife, isWhole })
  }
}

async function checkOpened(home: Home, life: Life, { plan, defect, world }: PlayLifeOptions): Promise<void> {
  try {
    const skills = await readSkills(home.database, defect)
    await checkHome(home, { witness: life.witness(), skills, world })
    if (life.witness().heard.length > 0 && plan.random() < compactions)
      life.goOnFrom(await compactHome(home, defect))
  } catch (error) {
    // Nobody has spoiled this home.
    if (AgentError.isInstance(error)) throw new Violation(error.message)
    throw error
  }
}

interface RoleParts extends Pick<PlayLifeOptions, 'plan' | 'defect'> {
  readonly model: SimulatedModel
}

function makeRoles(home: Home, { plan, model, defect }: RoleParts): ReturnType<typeof createDefaultRoles> {
  const skillStore =
    defect === 'skills-forgotten'
      ? memorySkillStore()
      : sqliteSkillStore(home.database, { mirror: false, commitWith: home.commitWith })
  return createDefaultRoles({
    version: '1.19.4',
    model,
    store: home.runStore,
    skillStore,
    random: plan.random,
    reservedNames: [],
  })
}

async function assertRefused(
  directory: string,
  { home, defect }: { readonly home: Home; readonly defect: Defect | undefined },
): Promise<void> {
  if (defect === 'two-owners') rmSync(`${home.path}-owner`)
  const second = await openHome(directory).catch((error: unknown) => error)
  if (!RunLockedError.isInstance(second)) throw new Violation('A second owner was not refused.')
}
