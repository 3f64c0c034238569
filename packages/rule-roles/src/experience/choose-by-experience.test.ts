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

test('of two recipes the one whose parts are held or were seen comes first', () => {
  const first = (given: Parameters<typeof makeObservation>[0]): readonly string[] => {
    const chooser = chooseByExperience({ techTree, where: makeObservation(given) })
    return Object.keys(chooser.rank(techTree.ways('mossy_cobblestone'))[0]?.inputs ?? {})
  }
  expect(first({})).toContain('vine')
  expect(first({ seenBlocks: ['moss_block'] })).toContain('moss_block')
  expect(first({ inventory: { moss_block: 1 } })).toContain('moss_block')
  expect(first({ seenBlocks: ['moss_block', 'vine'] })).toContain('vine')
})

const place = { version: '1.19.4', biome: 'plains', dimension: 'overworld' }

test('a search that nobody tried is not taken for the better one because the tried one was dear', () => {
  const records = [
    {
      ...place,
      tries: 1,
      failures: 0,
      ticks: 12_000,
      items: 3,
      damage: 0,
      way: 'mine caves',
      item: 'diamond',
    },
  ]
  const mine = techTree.ways('diamond').find(({ type }) => type === 'mine')
  const searches = Array.from({ length: 100 }, (_, seed) => {
    const experience = createExperience({ version: '1.19.4', records, random: seededRandom(seed) })
    const chooser = chooseByExperience({ techTree, where: makeObservation(), experience })
    return mine && chooser.search(mine)
  })
  const inCaves = searches.filter((search) => search === 'caves').length
  expect(inCaves).toBeGreaterThan(25)
  expect(inCaves).toBeLessThan(75)
})

test('nobody makes shears because the hunt for a sheep was long: it is the same sheep', () => {
  const records = [
    {
      ...place,
      tries: 1,
      failures: 1,
      ticks: 9000,
      items: 1,
      damage: 0,
      way: 'kill sheep',
      item: 'white_wool',
    },
  ]
  const ways = techTree.ways('white_wool').filter(({ type }) => type === 'use' || type === 'kill')
  const firsts = Array.from({ length: 100 }, (_, seed) => {
    const experience = createExperience({ version: '1.19.4', records, random: seededRandom(seed) })
    const where = makeObservation({ seenBlocks: ['sheep'] })
    return chooseByExperience({ techTree, where, experience }).rank(ways)[0]?.type
  })
  expect(firsts.filter((type) => type === 'kill').length).toBeGreaterThan(40)
})

test('puts nothing that nobody has seen before what lies below every place, however badly that went', () => {
  const bad = { tries: 9, failures: 9, ticks: 900_000, items: 0, damage: 0 }
  const records = [{ ...place, ...bad, way: 'smelt', item: 'iron_ingot' }]
  for (let seed = 1; seed <= 20; seed += 1) {
    const experience = createExperience({ version: '1.19.4', records, random: seededRandom(seed) })
    const chooser = chooseByExperience({ techTree, where: makeObservation(), experience })
    const [first] = chooser.rank(techTree.ways('iron_ingot'))
    expect(first).not.toMatchObject({ type: 'kill' })
  }
})
