import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Witness } from './check-home.ts'
import type { Defect } from './defects.ts'
import { faultPlan, type Fault } from './fault-plan.ts'
import { playLife } from './play-life.ts'
import { spoilRun } from './spoil-run.ts'
import type { WorldKind } from './world-kind.ts'

/** How a seed is played. */
export interface SimulateSeedOptions {
  /** A fault of earlier versions that is put back. */
  readonly defect?: Defect
  /** The default is a small model of one. */
  readonly world?: WorldKind
  /** Attempts after which the run is done. */
  readonly attemptLimit?: number
}

/** What a seed went through. */
export interface SimulatedRun {
  readonly seed: number
  readonly lives: number
  readonly events: number
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  /** The promise that was broken; absent when all held. */
  readonly problem?: string
}

/** A seed whose runs end again and again, such as by a refused key, is left after so many. */
const mostLives = 40

/** Plays learner, game, model and home under one seed that decides every fault, and checks what the home promises. */
export async function simulateSeed(
  seed: number,
  { defect, world = 'modelled', attemptLimit = 12 }: SimulateSeedOptions = {},
): Promise<SimulatedRun> {
  const root = mkdtempSync(join(tmpdir(), 'voyager-simulation-'))
  const plan = faultPlan(seed)
  let directory = join(root, 'run')
  let witness: Witness = { heard: [], requests: 0 }
  let lives = 0
  let problem: string | undefined
  try {
    for (let isFinished = false; !isFinished && lives < mostLives;) {
      lives += 1
      const end = await playLife({ directory, plan, witness, attemptLimit, defect, world })
      ;({ directory, witness, isFinished } = end)
      if (plan.draw('home-damaged')) await spoilRun(directory, { plan, witness, defect, world })
    }
  } catch (error) {
    problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  const faults = Object.fromEntries(plan.happened)
  return { seed, lives, events: witness.heard.length, faults, ...(problem !== undefined && { problem }) }
}
