// Played by `measure-size.ts` in a process of its own: a life of the rules whose world is recorded, as by
// `voyager learn --record-world`; the first argument says which.
import { recordWorld } from '@voyager-mc/dashboard'
import { createVoyager } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { openLife } from '../life/open-life.ts'
import type { RecordedLife } from './recorded-life.ts'

const ticksPerMinute = 1200
// Our own words, from `measure-size.ts`.
const { seed, minutes, directory } = JSON.parse(process.argv[2] ?? '') as RecordedLife
const home = await openHome(directory)
const { environment, roles, random, close } = await openLife(home, { seed })
await environment.reset()
const recording = recordWorld(home.database)
let first: number | undefined
let ticks = 0
const stop = await environment.watch(
  (frame) => {
    first ??= frame.tick
    ticks = frame.tick - first
    recording.take(frame)
  },
  { everyTicks: 20, rangeBlocks: 32 },
)
await createVoyager({ environment, ...roles, store: home.runStore, random }).learn({
  until: () => (ticks >= minutes * ticksPerMinute ? 'the time is over' : undefined),
}).result
stop()
await recording.end()
await close()
