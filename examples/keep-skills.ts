// A program that worked is kept in a file, found by what it does, and sent out with the skills it calls.
//   node examples/keep-skills.ts
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'

const directory = await mkdtemp(join(tmpdir(), 'keep-skills-'))
const path = join(directory, 'skills.db')
const learning = createSkillLibrary({ store: sqliteSkillStore(path) })
await learning.add(
  { name: 'mineWood', source: 'async function mineWood(bot) { await mineBlock(bot, "oak_log", 3) }' },
  { name: 'Mine 3 wood log' },
)
await learning.add(
  { name: 'fightZombie', source: 'async function fightZombie(bot) { await killMob(bot, "zombie") }' },
  { name: 'Kill 1 zombie' },
)
await learning.close()
// Copies for your editor lie beside the file; they are never read back.
console.log(await readdir(join(directory, 'skills')))

const later = createSkillLibrary({ store: sqliteSkillStore(path) })
const [best] = await later.retrieve({ task: { name: 'Chop down a tree' } }, { limit: 1 })
assert.equal(best?.name, 'mineWood')
const source =
  'async function craftTable(bot) { await mineWood(bot); await craftItem(bot, "crafting_table", 1) }'
const program = await later.resolve({ name: 'craftTable', source })
console.log(program.modules?.map(({ name }) => name))
assert.deepEqual(
  program.modules?.map(({ name }) => name),
  ['mineWood'],
)

await later.close()
await rm(directory, { recursive: true })
