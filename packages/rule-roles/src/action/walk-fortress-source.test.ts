import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

/** Walks over a bridge along x at height 66 that stands on a pillar at 0, with wart at its end; the places gone to. */
async function walk(bridge: readonly Cell[], pillar: readonly Cell[]): Promise<readonly string[]> {
  const gone: string[] = []
  const bricks = [...bridge, ...pillar]
  const bot = {
    entity: { position: new Cell(4, 38, 0) },
    blockAt: (place: Cell) => ({
      boundingBox: bricks.some((each) => each.distanceTo(place) < 0.1) ? 'block' : 'empty',
    }),
    findBlock: () => (bot.entity.position.x > 30 ? {} : null),
    // From below nobody sees the bridge.
    findBlocks: () => (bot.entity.position.y > 60 ? bricks : pillar),
  }
  const given = {
    mcData: {
      blocksByName: { nether_bricks: { id: 1 }, nether_wart: { id: 2 }, nether_brick_stairs: { id: 3 } },
    },
    goTo: async (_bot: object, place: Cell) => {
      gone.push(`${place.x} ${place.y}`)
      bot.entity.position = place
    },
  }
  const { source } = sharedFunction('walkFortress', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn walkFortress`)
  await make(...Object.values(given))(bot, ['nether_wart'])
  return gone
}

test('climbs at a pillar to the bridge, and walks along it until what is looked for is in sight', async () => {
  const bridge = Array.from({ length: 41 }, (_, x) => new Cell(x, 66, 0))
  const pillar = Array.from({ length: 30 }, (_, y) => new Cell(0, 36 + y, 0))
  const gone = await walk(bridge, pillar)
  expect(gone[0]).toBe('0 66')
  expect(gone.length).toBeLessThan(6)
  expect(gone.at(-1)).toMatch(/^3\d 67$/)
})

test('walks over no gap: whoever builds out to another bridge falls', async () => {
  const near = Array.from({ length: 9 }, (_, x) => new Cell(x, 66, 0))
  const far = Array.from({ length: 30 }, (_, x) => new Cell(x + 12, 66, 0))
  const pillar = Array.from({ length: 30 }, (_, y) => new Cell(0, 36 + y, 0))
  const gone = await walk([...near, ...far], pillar)
  expect(gone.filter((place) => Number(place.split(' ')[0]) > 9)).toEqual([])
})
