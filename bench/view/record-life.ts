// Played by `measure-size.ts` in a process of its own: a life of the rules whose world is recorded, as by
// `voyager learn --record-world`; the first argument says which.
import { seededRandom } from '@voyager-mc/core'
import { recordWorld } from '@voyager-mc/dashboard'
import { openGame } from '@voyager-mc/game'
import { sqlitePlaceStore } from '@voyager-mc/observation'
import { createVoyager } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { createDefaultRoles, worldOfHome } from '@voyager-mc/voyager/preset'
import type { RecordedLife } from './recorded-life.ts'

const version = '1.19.4'
const ticksPerMinute = 1200
// Our own words, from `measure-size.ts`.
const { seed, minutes, directory } = JSON.parse(process.argv[2] ?? '') as RecordedLife
const home = await openHome(directory)
const random = seededRandom(seed)
const roles = await createDefaultRoles({ version, random, home })
const environment = await openGame({
  world: { seed },
  home: await worldOfHome(home),
  version,
  randomSeed: seed,
  places: sqlitePlaceStore(home.database, { stage: home.stage }),
})
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
await environment.close()
await roles.skillLibrary.close()
await home.close()
