import { setTimeout as delay } from 'node:timers/promises'
import { EnvironmentLostError, type Program, type Random } from '@voyager-mc/core'
import { openGame, type Game } from '@voyager-mc/game'
import type { SandboxEngine } from '@voyager-mc/bot-runtime'
import { generatePrograms } from './generated-programs.ts'
import type { MemoryGauge } from './memory-gauge.ts'
import { drawProgram, type SoakProgram } from './soak-programs.ts'

/** Options of `soak`. */
export interface SoakOptions {
  /** World time to play, at least. */
  readonly hours: number
  /** Generated programs to run, at least. */
  readonly programs: number
  readonly seed: number
  readonly engine: SandboxEngine
  readonly random: Random
  readonly memory: MemoryGauge
  onStep(this: void, progress: SoakProgress): void
}

export interface SoakProgress {
  readonly worldMinutes: number
  readonly counts: SoakCounts
}

/** What happened, by name. */
export type SoakCounts = Record<string, number>

export interface SoakResult extends SoakProgress {
  /** Longest wall time from the limit of a step to its answer, in milliseconds; a new thread's opening not counted. */
  readonly longestAnswerMs: number
  readonly peakMemory: Game['peakMemory']
}

/** World time one program gets, and the wall time, in milliseconds. */
const stepTimeoutMs = 20_000
const answerMs = 5000
/** Opening a new thread and joining, on a busy machine. */
const reopenMs = 60_000
const sampleMinutes = 5
const ticksPerMinute = 1200
/** Steps between two troubles of a kind, on average. */
const troubles = { kick: 45, death: 30, cut: 40, ruin: 60 } as const
const rest: Program = { name: 'rest', source: 'async function rest(bot) {}' }

/** Plays until world time and programs are done; resolves with the counts of what happened. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { random, memory, hours, programs, seed, engine } = options
  const counts: SoakCounts = {}
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const game = await openGame({
    world: { seed, viewDistanceChunks: 3 },
    engine,
    stepTimeoutMs,
    randomSeed: seed,
    primitives: [new URL('./trouble-primitives.ts', import.meta.url)],
    // Loops without an end are stopped early: they cost time and show nothing after that.
    limits: { answerMs, stepWallMs: stepTimeoutMs, program: { cpuMs: 200 } },
    onEvent(event) {
      if (event.type === 'death') count('deaths')
      if (event.type === 'program-log' && event.text.includes('ESCAPED')) count('escapes')
    },
  })
  await game.reset()
  const generated = [...generatePrograms(programs, seed)]
  let ticks = 0
  let longestAnswerMs = 0
  let nextSample = 0
  const minutes = (): number => ticks / ticksPerMinute
  while (minutes() < hours * 60 || generated.length > 0) {
    if (minutes() >= nextSample) {
      memory.sample(minutes())
      nextSample = minutes() + sampleMinutes
    }
    const next = drawNext(random, generated, { isLate: minutes() >= hours * 60 })
    await makeTrouble(game, drawTrouble(random), count)
    const played = await answer(game, next, count)
    ticks += played.ticks
    longestAnswerMs = Math.max(longestAnswerMs, played.afterLimitMs)
    if (next.kind !== 'ordinary') ticks += (await answer(game, { kind: 'rest', program: rest }, count)).ticks
    options.onStep({ worldMinutes: minutes(), counts })
  }
  counts['threads replaced'] = game.replacements
  const { peakMemory } = game
  await game.close()
  return { worldMinutes: minutes(), counts, longestAnswerMs, peakMemory }
}

/** Spreads the generated programs over the time; when that is over they come one after the other. */
function drawNext(
  random: Random,
  generated: Program[],
  { isLate }: { readonly isLate: boolean },
): SoakProgram {
  const program = isLate || random() < 0.5 ? generated.pop() : undefined
  return program ? { kind: 'generated', program } : drawProgram(random)
}

type Trouble = keyof typeof troubles

function drawTrouble(random: Random): Trouble | undefined {
  for (const [name, every] of Object.entries(troubles)) {
    // The keys of the record above.
    if (random() < 1 / every) return name as Trouble
  }
  return undefined
}

/** Makes a trouble between two steps, or in a step of its own. */
async function makeTrouble(
  game: Game,
  trouble: Trouble | undefined,
  count: (name: string) => void,
): Promise<void> {
  if (trouble === undefined) return
  count(`planned ${trouble}s`)
  if (trouble === 'kick') await game.world?.runCommand('kick @a')
  else if (trouble === 'death') await game.world?.runCommand('kill @a')
  else {
    const name = trouble === 'cut' ? 'loseConnection' : 'ruinThread'
    const source = `async function main(bot) {\nbot.chat("${Math.random()}")\nmineBlock(bot, "dirt", 3)\nawait ${name}(bot, 30)\n}`
    await answer(game, { kind: 'trouble', program: { name: 'main', source } }, count)
  }
}

interface Played {
  readonly ticks: number
  /** Wall time from the limit to the answer; 0 when the step was over before. */
  readonly afterLimitMs: number
}

/** Runs one program; whatever it does, there must be an answer, and an ordinary one to a program that only rests. */
async function answer(
  game: Game,
  { kind, program }: { readonly kind: SoakProgram['kind'] | 'rest' | 'trouble'; readonly program: Program },
  count: (name: string) => void,
): Promise<Played> {
  count('steps')
  const { replacements } = game
  const startedAt = performance.now()
  const over = new AbortController()
  try {
    const step = await Promise.race([game.step(program), silence(over.signal)])
    const tookMs = performance.now() - startedAt
    if (step === undefined) {
      count('unanswered steps')
      console.error(`Unanswered: ${program.source}`)
      await game.reset()
      return { ticks: 0, afterLimitMs: tookMs - stepTimeoutMs }
    }
    const { outcome, interruption } = step
    count(`${kind}: ${interruption?.reason ?? outcome.status}`)
    if (interruption) console.error(`${interruption.reason}: ${program.source}`)
    if (kind === 'rest' && outcome.status !== 'completed') {
      count('steps that were not normal')
      console.error('Not normal:', outcome)
    }
    const isSameThread = game.replacements === replacements
    return {
      ticks: step.observation.elapsedTicks,
      afterLimitMs: isSameThread ? Math.max(0, tookMs - stepTimeoutMs) : 0,
    }
  } catch (error) {
    if (EnvironmentLostError.isInstance(error)) count(`lost: ${error.reason}`)
    else {
      count('unexpected errors')
      console.error(program.source, error)
    }
    await game.reset()
    count('joined again')
    return { ticks: 0, afterLimitMs: 0 }
  } finally {
    over.abort()
  }
}

/**
 * A step that takes longer than its limit, the time to answer and a new thread together. Ends with the step: a timer that
 * went on would hold the step's result for that long, and the steps of a minute and a half are most of what is measured.
 */
async function silence(signal: AbortSignal): Promise<undefined> {
  try {
    await delay(stepTimeoutMs + answerMs + reopenMs, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
