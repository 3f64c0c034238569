import { writeSync } from 'node:fs'
import { fileSkillStore } from '../stores/file-skill-store.ts'
import { makeSkillRecordForTest } from './make-skill-record-for-test.ts'

// Run as a process of its own by the crash test: adds skills to several folders at once, for ever, and names
// each one on standard output only after it was admitted, so that whoever kills the process knows what has to
// be there.
const [prefix = '', mode = 'store', ...directories] = process.argv.slice(2)
const standardOutput = 1

type AddSkill = (name: string, source: string) => Promise<unknown>

async function openFolder(directory: string): Promise<AddSkill> {
  const store = fileSkillStore(directory)
  if (mode === 'library') {
    const { createSkillLibrary } = await import('../library/create-skill-library.ts')
    const library = createSkillLibrary({ store })
    await library.open()
    return (name, source) => library.add({ name, source }, { name })
  }
  await store.load()
  return (name, source) => store.save([makeSkillRecordForTest({ name, source })])
}

async function addForEver(add: AddSkill, folder: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const name = `${prefix}${count}`
    await add(name, `async function ${name}(bot) { await mineBlock(bot, "oak_log", ${count}) }`)
    writeSync(standardOutput, `${folder} ${name}\n`)
  }
}

const adders = await Promise.all(directories.map(openFolder))
writeSync(standardOutput, 'ready\n')
await Promise.all(adders.map(addForEver))
