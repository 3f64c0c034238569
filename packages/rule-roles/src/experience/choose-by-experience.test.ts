import { seededRandom } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { chooseByExperience } from './choose-by-experience.ts'
import { createExperience } from './experience.ts'

const techTree = createTechTree('1.19.4')

function rank(item: string, inventory = {}): readonly string[] {
  const chooser = chooseByExperience({
    techTree,
    where: makeObservation({ inventory, seenBlocks: ['sheep'] }),
  })
  return chooser.rank(techTree.ways(item)).map(({ type }) => type)
}

test('makes no dear tool for a few items that come without it', () => {
  expect(rank('white_wool')[0]).toBe('kill')
  expect(rank('white_wool', { shears: 1 })[0]).toBe('use')
})

test('puts nothing that nobody has seen before what lies below every place, however badly that went', () => {
  const place = { version: '1.19.4', biome: 'plains', dimension: 'overworld' }
  const bad = { tries: 9, failures: 9, ticks: 900_000, items: 0, damage: 0 }
  const records = [{ ...place, ...bad, way: 'smelt', item: 'iron_ingot' }]
  for (let seed = 1; seed <= 20; seed += 1) {
    const experience = createExperience({ version: '1.19.4', records, random: seededRandom(seed) })
    const chooser = chooseByExperience({ techTree, where: makeObservation(), experience })
    const [first] = chooser.rank(techTree.ways('iron_ingot'))
    expect(first).not.toMatchObject({ type: 'kill' })
  }
})
