// `pnpm soak [--hours 4] [--programs 2000] [--seed 1] [--engine quickjs]`: random programs in a game's thread for hours of
// world time, generated ones among them, with kicks, deaths, cut connections and ruined threads. Ends with 1 when a step
// went unanswered or was not normal, something escaped, or memory grew.
import { seededRandom } from '@voyager-mc/core'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createMemoryGauge } from './memory-gauge.ts'
import { soak, type SoakCounts } from './soak.ts'

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '4' },
    programs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'quickjs' },
  },
})
const [hours, programs, seed] = [values.hours, values.programs, values.seed].map(Number)
const { engine } = values
const isEngine = engine === 'quickjs' || engine === 'isolated-vm'
if (!isWhole(seed) || !isWhole(programs) || hours === undefined || !(hours >= 0) || !isEngine) {
  console.error(
    'Use --hours with a number, --programs and --seed with whole numbers, --engine quickjs or isolated-vm.',
  )
  process.exit(2)
}

setFlagsFromString('--expose-gc')
// The flag above puts the function into new contexts.
const collect = runInNewContext('gc') as () => void
const memory = createMemoryGauge(collect)
const faults: SoakCounts = {}
const note = (name: string) => (error: unknown) => {
  faults[name] = (faults[name] ?? 0) + 1
  console.error(name, error)
}
process.on('unhandledRejection', note('unhandled rejections'))
process.on('uncaughtException', note('uncaught exceptions'))

const startedAt = performance.now()
let shownAt = startedAt
const { counts, worldMinutes, longestAnswerMs, peakMemory } = await soak({
  hours,
  programs,
  seed,
  engine,
  memory,
  random: seededRandom(seed),
  onStep({ worldMinutes: minutes, counts: { steps = 0 } }) {
    if (performance.now() - shownAt < 30_000) return
    shownAt = performance.now()
    const { liveMb = 0 } = memory.samples.at(-1) ?? {}
    console.error(`${minutes.toFixed(0)} min, ${steps} steps, ${liveMb.toFixed(0)} MB`)
  },
})
const wallMinutes = (performance.now() - startedAt) / 60_000

/** Growth of live memory after the warm-up that is still flat. */
const flat = 0.15
const growth = memory.growth()
console.table({ ...counts, ...faults })
console.table(
  memory.samples.map((sample) => ({
    'world minutes': sample.worldMinutes.toFixed(0),
    'live MB of the learner': sample.liveMb.toFixed(1),
    'resident MB': sample.residentMb.toFixed(0),
  })),
)
const grown = growth === undefined ? 'not measured' : `${(growth * 100).toFixed(1)} % at most above its start`
console.log(
  `${(worldMinutes / 60).toFixed(1)} h of world time and ${programs} generated programs in ${wallMinutes.toFixed(1)} min with ${engine}; ` +
    `learner's memory after the first half hour: ${grown}; ` +
    `the game's thread had at most ${peakMemory?.heapMb.toFixed(0)} MB of heap and ${peakMemory?.externalMb.toFixed(0)} MB beside it; ` +
    `the longest time from a limit to the answer was ${(longestAnswerMs / 1000).toFixed(1)} s.`,
)
const bad = ['unanswered steps', 'unexpected errors', 'escapes', 'steps that were not normal'].filter(
  (name) => counts[name],
)
if (growth !== undefined && growth > flat) bad.push('growing memory')
bad.push(...Object.keys(faults))
if (bad.length > 0) console.error(`The soak failed: ${bad.join(', ')}.`)
process.exit(bad.length > 0 ? 1 : 0)

function isWhole(value: number | undefined): value is number {
  return Number.isInteger(value)
}
