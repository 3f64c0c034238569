import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { vainSources } from './vain-sources.ts'

const techTree = createTechTree('1.19.4')

function vainOf(failed: readonly string[], known: readonly string[] = []): readonly string[] {
  const memory = { progress: () => ({ completed: [], failed }) }
  return [...vainSources(memory, { techTree, isKnown: (name) => known.includes(name) })]
}

test('names what failed tasks looked for and nobody has seen since', () => {
  expect(vainOf(['Craft 1 birch_planks'])).toEqual(['birch_log'])
  expect(vainOf(['Craft 1 birch_planks'], ['birch_log'])).toEqual([])
  expect(vainOf(['Kill 1 rabbit', 'Kill 1 rabbit'])).toEqual(['rabbit'])
})

test('names nothing that lies below every place, and passes over what cannot be read', () => {
  expect(vainOf(['Mine 4 iron_ore', 'Dance', 'Explore'])).toEqual([])
})
