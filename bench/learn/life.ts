// Played by `learn.bench.ts` in a process of its own: one life of the rules on an embedded world, described by the first
// argument; the result goes into a file.
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { importSkillsFrom } from '@voyager-mc/skill-library/exchange'
import { createVoyager, type VoyagerEvent } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLife } from '../life/open-life.ts'
import { countMilestones } from '../milestones/count-milestones.ts'
import { countLife } from './count-life.ts'
import type { Life } from './life-result.ts'

// Our own words, from `play-life.ts`.
const life = JSON.parse(process.argv[2] ?? '') as Life
const { seed, minutes, until, directory, has, sight, from, wallMinutes = Infinity, goal } = life
const startedAt = performance.now()
const home = await openHome(directory)
const past = (await Array.fromAsync(home.runStore.readJournal())).map(({ event }) => event)
if (from !== undefined && past.length === 0) {
  const library = createSkillLibrary({ store: sqliteSkillStore(home.database) })
  await importSkillsFrom(library, { from: join(from, 'home.db') })
  await library.close()
}
const { environment, roles, random, close } = await openLife(home, {
  seed,
  experience: has.experience,
  remembersPlaces: has.memory,
  sight,
})
const count = countLife({ minutes, until, known: (await roles.skillLibrary.list()).map(({ name }) => name) })
const reached = countMilestones({ minutes })
const take = (event: VoyagerEvent): void => {
  count.take(event)
  reached.take(event)
}
// A life that was broken off is counted from its beginning.
for (const event of past) take(event)
const isWallOver = (): boolean => performance.now() - startedAt > wallMinutes * 60_000
const timeIsUp = (): string | undefined =>
  count.timeIsUp() ?? (goal === 'milestones' && reached.isDone() ? 'every milestone is reached' : undefined)
await environment.reset()
const voyager = createVoyager({
  environment,
  ...roles,
  store: home.runStore,
  random,
  onEvent: take,
  ...(has.skills ? {} : { retrievedSkills: 0 }),
})
const { reason, detail } = await voyager.learn({
  resume: past.length > 0,
  until: () => timeIsUp() ?? (isWallOver() ? 'the time of the wall is over' : undefined),
}).result
await close()
const end = `${reason}: ${detail}`
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
writeFileSync(
  join(directory, 'life.json'),
  JSON.stringify({
    ...count.result(),
    ...reached.result(),
    isOver: timeIsUp() !== undefined || !isWallOver(),
    end,
    residentMb: Math.round(maxRSS / 1024),
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    wallMs: performance.now() - startedAt,
  }),
)
