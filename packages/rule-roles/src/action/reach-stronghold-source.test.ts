import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { comeUp } from './come-up-source.ts'
import { reachStronghold } from './reach-stronghold-source.ts'

interface Walk {
  /** Eyes that were thrown. */
  readonly throws: number
  /** Blocks that were walked. */
  readonly blocks: number
  readonly isReached: boolean
  /** Eyes that were thrown below ground. */
  readonly deepThrows: number
  /** Names of places that are kept for later. */
  readonly remembered: readonly string[]
}

/**
 * Goes from the middle of the world, and from a height, to a stronghold that lies there; an eye sinks within twelve blocks
 * of it. Each walk ends in a cave.
 */
async function goTo(
  stronghold: { readonly x: number; readonly z: number },
  { height = 70, isKnown = false }: { readonly height?: number; readonly isKnown?: boolean } = {},
): Promise<Walk> {
  let [throws, blocks, deepThrows] = [0, 0, 0]
  const remembered: string[] = []
  const position = { x: 0, y: height, z: 0, distanceTo: () => 0 }
  const away = (): number => Math.hypot(stronghold.x - position.x, stronghold.z - position.z)
  const isThere = (): boolean => away() < 16
  const move = (x: number, z: number, distance: number): void => {
    const length = Math.hypot(x, z) || 1
    position.x += (x / length) * distance
    position.z += (z / length) * distance
    blocks += distance
  }
  const given = {
    mcData: { blocksByName: { end_portal_frame: { id: 1 } } },
    Vec3: Cell,
    headings: () => [{ x: 1, z: 0 }],
    stayFed: async () => undefined,
    recall: async () => (isKnown ? stronghold : null),
    remember: async (_bot: object, name: string) => void remembered.push(name),
    findStructure: async (_bot: object, _name: string, seconds: number) => {
      if (seconds < 600) return { status: 'failed' }
      ;[position.x, position.z] = [stronghold.x, stronghold.z]
      return { status: 'succeeded' }
    },
    exploreUntil: async (_bot: object, { x, y, z }: { x: number; y: number; z: number }) => {
      if (y === 0) move(x, z, 50)
      if (y > 0) position.y = 62
    },
    followEye: async (_bot: object, distance: number) => {
      throws += 1
      if (position.y < 58) deepThrows += 1
      const direction = { x: (stronghold.x - position.x) / away(), z: (stronghold.z - position.z) / away() }
      const isBelow = away() < 12
      if (!isBelow) move(direction.x, direction.z, distance)
      if (distance > 0) position.y = 6
      return { status: 'succeeded', detail: { direction, isBelow } }
    },
  }
  const bot = {
    entity: { position },
    findBlock: () => (isThere() ? { position: { distanceTo: () => 0 } } : null),
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(
    ...Object.keys(given),
    `${comeUp.source}\n${reachStronghold.source}\nreturn reachStronghold`,
  )
  const isReached: boolean = await make(...Object.values(given))(bot)
  return { throws, blocks, isReached, deepThrows, remembered }
}

test.each([
  { x: 30, z: 0 },
  { x: 0, z: -90 },
  { x: 500, z: 500 },
  { x: -1400, z: 300 },
  { x: 1900, z: -1200 },
])('two throws tell how far the stronghold at %j is', async (stronghold) => {
  const { throws, blocks, isReached, remembered } = await goTo(stronghold)
  const straight = Math.hypot(stronghold.x, stronghold.z)
  expect({ isReached, remembered }).toEqual({ isReached: true, remembered: ['stronghold'] })
  // Half of a dozen legs of 400 blocks and more were walked back before.
  expect(blocks).toBeLessThan(straight + 200)
  expect(throws).toBeLessThan(5 + straight / 400)
})

test('comes up before each throw: a way through caves is long and full of enemies', async () => {
  expect(await goTo({ x: 900, z: 300 }, { height: -40 })).toMatchObject({ isReached: true, deepThrows: 0 })
})

test('walks back to one that was found, and throws no eye for it', async () => {
  const walk = await goTo({ x: 900, z: 300 }, { isKnown: true })
  expect(walk).toMatchObject({ isReached: true, throws: 0 })
})
