import { keepInStep, migrateFleet, openFleetDatabase, postgresSkillStore } from '@voyager-mc/fleet'
import { createSkillLibrary } from '@voyager-mc/skill-library'
import { rounded, type Row } from '../benchmark.ts'

const workers = 3
const skills = 200

/** Three workers that save 200 skills each: how long until every index holds all of them. */
export async function measureSharing(connectionString: string): Promise<readonly Row[]> {
  const databases = await Promise.all(
    Array.from({ length: workers }, () => openFleetDatabase({ connectionString })),
  )
  await Promise.all(databases.map((database) => migrateFleet(database)))
  const libraries = databases.map((database) => createSkillLibrary({ store: postgresSkillStore(database) }))
  const ends = await Promise.all(
    databases.map((database, at) => keepInStep(libraries[at] ?? createSkillLibrary(), { database })),
  )
  const startedAt = Date.now()
  await Promise.all(
    libraries.map(async (library, at) => {
      for (let turn = 0; turn < skills; turn += 1) {
        const name = `skill${at}x${turn}`
        const source = `async function ${name}(bot) { bot.chat('${at} ${turn}') }`
        await library.add({ name, source }, { name: `Do ${name}` })
      }
    }),
  )
  const savedAt = Date.now()
  const counts = await Promise.all(libraries.map(async (library) => (await library.records()).length))
  const inStepMs = Date.now() - savedAt
  await Promise.all(ends.map((end) => end()))
  await Promise.all(databases.map((database) => database.close()))
  const all = workers * skills
  return [
    { what: `skills of ${all} in each of ${workers} indexes`, figure: counts.join(' / ') },
    { what: 'from the last save until all are in step (ms)', figure: inStepMs },
    { what: 'skills saved a second, all workers', figure: rounded((all * 1000) / (savedAt - startedAt)) },
  ]
}
