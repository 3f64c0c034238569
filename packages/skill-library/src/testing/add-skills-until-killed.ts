import { writeSync } from 'node:fs'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import { sqliteSkillStore } from '../stores/sqlite-skill-store.ts'

// Run as a process of its own by tests: adds skills to several libraries at once, as many as it is told, and names each
// one on standard output only after it was admitted, so that whoever kills the process knows what has to be there.
const [prefix = '', count = '', ...paths] = process.argv.slice(2)
const standardOutput = 1

async function addSkills(path: string, place: number): Promise<void> {
  const library = createSkillLibrary({ store: sqliteSkillStore(path) })
  await library.open()
  for (let at = 0; at < Number(count); at += 1) {
    const name = `${prefix}${at}`
    const source = `async function ${name}(bot) { await mineBlock(bot, "oak_log", ${at}) }`
    await library.add({ name, source }, { name })
    // Everybody learns this one, too, each time with another source.
    const shared = `async function shared(bot) { bot.chat("${name}") }`
    await library.add({ name: 'shared', source: shared }, { name: 'shared' })
    writeSync(standardOutput, `${place} ${name}\n`)
  }
  await library.close()
}

writeSync(standardOutput, 'ready\n')
await Promise.all(paths.map(addSkills))
