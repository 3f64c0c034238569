import {
  createMinecraftEnvironment,
  type MinecraftEnvironment,
  type ProgramRunner,
} from '@voyager-mc/bot-runtime'
import { EnvironmentLostError, type Random } from '@voyager-mc/core'
import { startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import type { MemoryGauge } from './memory-gauge.ts'
import { drawProgram, type SoakProgram } from './soak-programs.ts'

/** Options of `soak`. */
export interface SoakOptions {
  readonly hours: number
  readonly seed: number
  readonly runner: ProgramRunner
  readonly clock: VirtualClock
  readonly random: Random
  /** Where the world is kept over its restarts. */
  readonly directory: string
  readonly memory: MemoryGauge
  onStep(this: void, counts: SoakCounts): void
}

/** What happened, by name. */
export type SoakCounts = Record<string, number>

/** World time one program gets, in milliseconds. */
const stepTimeoutMs = 60_000
/** World time after which a step counts as unanswered: its limit, and what settling may take. */
const answerMs = 90_000
const sampleMs = 5 * 60_000
/** Steps between two troubles of a kind, on average. */
const troubles = { restart: 60, kick: 45, death: 30 } as const

/** Plays until the world time is over; resolves with the counts of what happened. */
export async function soak(options: SoakOptions): Promise<SoakCounts> {
  const { clock, random, memory, hours } = options
  const counts: SoakCounts = {}
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const server = await openServer(options)
  const environment = createMinecraftEnvironment({
    port: server.world.port,
    runner: options.runner,
    stepTimeoutMs,
    random,
    reconnect: { firstDelayMs: 200, longestDelayMs: 2000, attempts: 20 },
    onEvent(event) {
      if (event.type === 'death') count('deaths')
      if (event.type === 'program-log' && event.text.includes('ESCAPED')) count('escapes')
    },
  })
  await environment.reset()
  let nextSample = 0
  while (clock.now() < hours * 3_600_000) {
    if (clock.now() >= nextSample) {
      // A world keeps the land that was walked on; the new one has none, so that what is left is not land.
      await server.make('restart')
      await environment.reset()
      memory.sample(clock.now() / 60_000)
      nextSample = clock.now() + sampleMs
    }
    const trouble = drawTrouble(random)
    if (trouble) count(`planned ${trouble}s`)
    // The trouble comes in the middle of the step, wherever that is.
    const making = trouble ? later(options, () => server.make(trouble)) : undefined
    await answer(environment, drawProgram(random), { clock, count })
    await making
    options.onStep(counts)
  }
  await environment.close()
  await server.world.close()
  return counts
}

type Trouble = keyof typeof troubles

function drawTrouble(random: Random): Trouble | undefined {
  for (const [name, every] of Object.entries(troubles)) {
    // The keys of the record above.
    if (random() < 1 / every) return name as Trouble
  }
  return undefined
}

interface Answering {
  readonly clock: VirtualClock
  readonly count: (name: string) => void
}

/** Runs one program; whatever happens to the connection, it must come to an end. */
async function answer(
  environment: MinecraftEnvironment,
  { kind, program }: SoakProgram,
  { clock, count }: Answering,
): Promise<void> {
  count('steps')
  const end = environment.step(program).then(
    ({ outcome }) => `${kind}: ${outcome.status}`,
    (error: unknown) => {
      if (EnvironmentLostError.isInstance(error)) return `lost: ${error.reason}`
      console.error(program.source, error)
      return 'unexpected errors'
    },
  )
  const ended = await Promise.race([end, silence(clock)])
  count(ended)
  if (ended === 'unanswered steps') console.error(`Unanswered: ${program.source}`)
  if (environment.bot) return
  await environment.reset()
  count('reconnections')
}

async function silence(clock: VirtualClock): Promise<string> {
  await sleep(clock, answerMs)
  return 'unanswered steps'
}

function sleep(clock: VirtualClock, durationMs: number): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, durationMs))
}

async function later({ clock, random }: SoakOptions, make: () => Promise<void>): Promise<void> {
  await sleep(clock, random() * 5000)
  await make()
}

/** A world that can be taken down and brought back at the same port. */
async function openServer({ seed, clock, directory }: SoakOptions): Promise<{
  readonly world: World
  make(trouble: Trouble): Promise<void>
}> {
  const open = (port = 0): Promise<World> =>
    startWorld({ seed, clock, port, directory, viewDistanceChunks: 3 })
  let world = await open()
  return {
    get world() {
      return world
    },
    async make(trouble) {
      if (trouble === 'kick') world.runCommand('kick @a')
      else if (trouble === 'death') world.runCommand('kill @a')
      else {
        const { port } = world
        await world.close()
        await sleep(clock, 1000)
        world = await open(port)
      }
    },
  }
}
