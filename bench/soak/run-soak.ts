// `pnpm soak [--hours 4] [--seed 1] [--engine quickjs]`: random programs for hours of world time, with restarts of the
// server, kicks and deaths. Ends with 1 when a step went unanswered, something escaped, or memory grew.
import { createIsolatedVmRunner, createQuickJsRunner } from '@voyager-mc/bot-runtime'
import { seededRandom } from '@voyager-mc/core'
import { installVirtualClock } from '@voyager-mc/world'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createMemoryGauge } from './memory-gauge.ts'
import { soak, type SoakCounts } from './soak.ts'

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'quickjs' },
  },
})
const hours = Number(values.hours)
const seed = Number(values.seed)
const creators = new Map([
  ['quickjs', createQuickJsRunner],
  ['isolated-vm', createIsolatedVmRunner],
])
const createRunner = creators.get(values.engine)
if (!(hours > 0) || !Number.isInteger(seed) || !createRunner) {
  console.error(
    'Use --hours with a number above 0, --seed with a whole number, --engine quickjs or isolated-vm.',
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

const clock = installVirtualClock(globalThis)
const directory = mkdtempSync(join(tmpdir(), 'voyager-soak-'))
const started = clock.wall.now()
let shown = started
const counts = await soak({
  hours,
  seed,
  // Loops without an end are stopped early: they cost time and show nothing after that.
  runner: createRunner({ limits: { cpuMs: 200 } }),
  clock,
  directory,
  memory,
  random: seededRandom(seed),
  onStep({ steps = 0 }) {
    if (clock.wall.now() - shown < 30_000) return
    shown = clock.wall.now()
    const { liveMb = 0 } = memory.samples.at(-1) ?? {}
    console.error(`${(clock.now() / 60_000).toFixed(0)} min, ${steps} steps, ${liveMb.toFixed(0)} MB`)
  },
})
const wallMinutes = (clock.wall.now() - started) / 60_000
clock.uninstall()
rmSync(directory, { recursive: true, force: true })

/** Growth of live memory after the warm-up that is still flat. */
const flat = 0.15
const growth = memory.growth()
console.table({ ...counts, ...faults })
console.table(
  memory.samples.map((sample) => ({
    'world minutes': sample.worldMinutes.toFixed(0),
    'live MB': sample.liveMb.toFixed(1),
    'resident MB': sample.residentMb.toFixed(0),
  })),
)
console.log(
  `${hours} h of world time in ${wallMinutes.toFixed(1)} min with ${values.engine}; memory after the first half hour: ${
    growth === undefined ? 'not measured' : `${(growth * 100).toFixed(1)} % at most above its start`
  }.`,
)
const bad = ['unanswered steps', 'unexpected errors', 'escapes'].filter((name) => counts[name])
if (growth !== undefined && growth > flat) bad.push('growing memory')
bad.push(...Object.keys(faults))
if (bad.length > 0) console.error(`The soak failed: ${bad.join(', ')}.`)
process.exit(bad.length > 0 ? 1 : 0)
