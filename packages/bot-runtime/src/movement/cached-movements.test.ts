import type { Move } from 'mineflayer-pathfinder'
import pathfinderPackage from 'mineflayer-pathfinder'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { botOver } from '../testing/bot-over.ts'
import { CachedMovements } from './cached-movements.ts'
import { pristineMovements } from './pristine-movements.ts'

const east = { x: 1, z: 0 }
const node = (y: number): Move =>
  Object.assign(new Vec3(0, y, 0), {
    remainingBlocks: 9,
    cost: 0,
    toBreak: [],
    toPlace: [],
    parkour: false,
    hash: '',
  })

const movementsOver = (nameAt: Parameters<typeof botOver>[0]): CachedMovements =>
  new CachedMovements(botOver(nameAt))

test('a step that a search would build leaves the height of the land as it is', () => {
  const movements = movementsOver((y) => (y < 60 ? 'stone' : 'air'))
  const heightAhead = (): unknown => Reflect.get(movements.getBlock(node(60), 1, 0, 0), 'height')
  const before = heightAhead()
  const neighbors: Move[] = []
  movements.getMoveJumpUp(node(60), east, neighbors)
  expect(neighbors).toHaveLength(1)
  expect(heightAhead()).toBe(before)
})

test.each([
  ['lies on rock', { cave: false }, 1],
  ['hangs over a cave', { cave: true }, 0],
])('a shaft leads onto sand only where it does not fall: it %s', (_name, { cave }, ways) => {
  const movements = movementsOver((y) => {
    if (y > 60) return 'air'
    if (y === 60) return 'stone'
    if (y >= 57) return 'sand'
    return cave && y >= 40 ? 'air' : 'stone'
  })
  const neighbors: Move[] = []
  movements.getMoveDown(node(61), neighbors)
  expect(neighbors).toHaveLength(ways)
})

test.each(['sand', 'red_sand', 'white_concrete_powder', 'pointed_dripstone'])(
  'no way is dug down onto %s that hangs over a cave',
  (name) => {
    const movements = pristineMovements(
      botOver((y) => {
        if (y > 60) return 'air'
        if (y === 60) return 'stone'
        return y >= 57 ? name : 'air'
      }),
    )
    const neighbors: Move[] = []
    movements.getMoveDown(node(61), neighbors)
    expect(neighbors).toHaveLength(0)
  },
)

test.each([
  ['solid', 1],
  ['a shaft', 0],
])('no step leads over a corner beside a pit: the open side is %s', (side, ways) => {
  const movements = movementsOver((y, { x, z }) => {
    if (y > 60) return x === 0 && z === 1 ? 'stone' : 'air'
    return side === 'a shaft' && x === 1 && z === 0 && y > 20 ? 'air' : 'stone'
  })
  const neighbors: Move[] = []
  movements.getMoveDiagonal(node(61), { x: 1, z: 1 }, neighbors)
  expect(neighbors).toHaveLength(ways)
})

test.each(['water', 'seagrass', 'kelp_plant'])(
  'a swimmer climbs onto a bank as high as the water over %s, and swims up through it',
  (below) => {
    const movements = movementsOver((y, { x }) => {
      if (y > 60) return 'air'
      if (x > 0) return 'stone'
      return y === 60 ? 'water' : below
    })
    const ashore: Move[] = []
    movements.getMoveJumpUp(node(60), east, ashore)
    expect(ashore).toMatchObject([{ x: 1, y: 61, toBreak: [] }])
    const up: Move[] = []
    movements.getMoveUp(node(58), up)
    expect(up).toMatchObject([{ x: 0, y: 59, toBreak: [], toPlace: [] }])
  },
)

const lands: Readonly<Record<string, (y: number) => string>> = {
  'an abyss': () => 'air',
  'a floor far below': (y) => (y < 20 ? 'stone' : 'air'),
  'a floor three below': (y) => (y < 57 ? 'stone' : 'air'),
  'a lake far below': (y) => (y < 20 ? 'stone' : y < 25 ? 'water' : 'air'),
  'lava far below': (y) => (y < 20 ? 'lava' : 'air'),
  'a ledge over a cave over a floor': (y) => (y === 50 || y < 30 ? 'stone' : 'air'),
}

test.each(Object.entries(lands))('a fall ends where pathfinder lets it end: over %s', (_name, nameAt) => {
  const movements = movementsOver(nameAt)
  const pathfinders = pathfinderPackage.Movements.prototype.getLandingBlock.bind(movements)
  for (const y of [60, 40, 58, 70, 53, 52, 33, -61, -63, 61])
    expect([y, movements.getLandingBlock(node(y), east)?.position]).toEqual([
      y,
      pathfinders(node(y), east)?.position,
    ])
})

test('settings of a program see a whole block of each place, once in a search', () => {
  const movements = movementsOver((y) => (y < 60 ? 'stone' : 'air'))
  const seen: unknown[] = []
  movements.exclusionAreasStep.push(({ name, type, hardness, position, safe }) => {
    seen.push({ name, type, hardness, safe, at: position.toString() })
    return 3
  })
  const air = movements.getBlock(node(60), 1, 0, 0)
  expect([movements.safeOrBreak(air), movements.safeOrBreak(air)]).toEqual([3, 3])
  expect(seen).toEqual([{ name: 'air', type: 0, hardness: 0, safe: true, at: '(1, 60, 0)' }])
})
