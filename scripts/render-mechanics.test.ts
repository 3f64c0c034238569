import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut } from './left-out-of-the-world.ts'
import { readMechanic, renderMechanics } from './render-mechanics.ts'

const folder = new URL('../packages/world/src/mechanics/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.mechanic.ts'))

test('every mechanic of the world says what it does, in one sentence that begins with a verb', () => {
  const notes = files.map((file) => readMechanic(file, readFileSync(new URL(file, folder), 'utf8')))
  expect(files.filter((_file, index) => !notes[index]?.does)).toEqual([])
  for (const note of notes) expect(note?.does, note?.name).toMatch(/^[A-Z][^*]*\.$/)
})

test('the comment of the maker is taken, and none before it', () => {
  const source =
    '/** Other thing. */\nconst a = 1\n/** Lets sheep\n * be dyed. */\nexport function createDyeing(): Mechanic {}'
  expect(readMechanic('dyeing', source)).toEqual({ name: 'dyeing', does: 'Lets sheep be dyed.' })
  expect(readMechanic('none', 'export const a = 1')).toBeUndefined()
})

test('the page names what is left out with its reason', () => {
  const page = renderMechanics([{ name: 'dyeing', does: 'Lets a | b.' }])
  expect(page).toContain('| dyeing | Lets a \\| b. |')
  for (const [part, reason] of leftOut) {
    expect(page).toContain(`| ${part} | ${reason} |`)
    expect(reason.length).toBeGreaterThan(10)
  }
})
