import { expect, test } from 'vitest'
import { sharedFunction } from './shared-functions.ts'

interface Creature {
  readonly id: number
  readonly name: string
  readonly position: { distanceTo(): number }
}

/** Hunts spiders so many times, of which those with an even number stand where no way leads; the numbers attacked. */
async function attacked(ids: readonly number[], rounds: number): Promise<readonly number[]> {
  const creatures = ids.map((id): Creature => ({ id, name: 'spider', position: { distanceTo: () => id } }))
  const tried: number[] = []
  const nothing = async (): Promise<void> => {}
  const given = {
    stayFed: nothing,
    sleepAtDusk: nothing,
    sparePickaxe: nothing,
    exploreUntil: nothing,
    headings: () => [undefined],
    attackTarget: async (_bot: unknown, { id }: Creature) => {
      tried.push(id)
      return id % 2 === 0 ? { status: 'failed', reason: 'unreachable' } : { status: 'succeeded' }
    },
  }
  const bot = {
    game: { dimension: 'overworld' },
    entity: { position: { y: 64 } },
    inventory: { items: () => [] },
    waitForTicks: nothing,
    nearestEntity: (accepts: (creature: Creature) => boolean) => creatures.find(accepts),
  }
  const { source } = sharedFunction('hunt', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn hunt`)
  const hunt = make(...Object.values(given))
  for (let round = 0; round < rounds; round += 1) await hunt(bot, 'spider', round)
  return tried
}

test('leaves a creature alone to which no way leads, and goes for the next one', async () => {
  expect(await attacked([2, 4, 5], 3)).toEqual([2, 4, 5])
  expect(await attacked([2], 3)).toEqual([2])
})
