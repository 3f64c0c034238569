import { expect, test } from 'vitest'
import { breakSpawner } from './break-spawner-source.ts'

interface Scene {
  readonly dimension?: string
  readonly health?: number
  readonly held?: readonly string[]
  readonly isBroken?: boolean
}

/** How often somebody beside a spawner goes for it in two rounds of mining. */
async function goesForIt({
  dimension = 'overworld',
  health = 20,
  held = ['shield', 'iron_pickaxe', 'iron_sword'],
  isBroken = true,
}: Scene): Promise<number> {
  let digs = 0
  const bot = {
    game: { dimension },
    health,
    inventory: { items: () => held.map((name) => ({ name })) },
    findBlock: () => (digs > 0 && isBroken ? null : { position: { equals: () => true } }),
  }
  const given = {
    mcData: { blocksByName: { spawner: { id: 1 } } },
    countOf: (_bot: object, [name]: readonly [string]) => (held.includes(name) ? 1 : 0),
    mineBlock: async () => {
      digs += 1
      return { status: isBroken ? 'succeeded' : 'failed' }
    },
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${breakSpawner.source}\nreturn breakSpawner`)
  const call = make(...Object.values(given))
  for (let round = 0; round < 2; round += 1) await call(bot)
  return digs
}

test('a spawner is broken before anybody mines beside it', async () => {
  expect(await goesForIt({})).toBe(1)
})

test('one that could not be broken is not tried again', async () => {
  expect(await goesForIt({ isBroken: false })).toBe(1)
})

test.each<[string, Scene]>([
  ['in the Nether', { dimension: 'the_nether' }],
  ['by the wounded', { health: 13 }],
  ['without a shield', { held: ['iron_pickaxe', 'iron_sword'] }],
  ['without a blade', { held: ['shield', 'iron_pickaxe'] }],
  ['without a pickaxe', { held: ['shield', 'iron_sword'] }],
])('it is left alone %s', async (_where, scene) => {
  expect(await goesForIt(scene)).toBe(0)
})
