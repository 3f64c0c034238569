import { expect, test } from 'vitest'
import { sharedFunction } from './shared-functions.ts'

interface Cell {
  readonly x: number
  readonly y: number
  readonly z: number
  offset(x: number, y: number, z: number): Cell
}

const cell = (x: number, y: number, z: number): Cell => ({
  x,
  y,
  z,
  offset: (dx, dy, dz) => cell(x + dx, y + dy, z + dz),
})

interface Looks {
  readonly bot: object
  readonly position: { y: number }
  readonly walks: string[]
  ticks: number
  reads: number
}

/** A body at this height amid lava in the rock, none of which has a shore. */
function amidLava(y: number): Looks {
  const position = { x: 0, y, z: 0 }
  const looks: Looks = { bot: {}, position, walks: [], ticks: 0, reads: 0 }
  const places = Array.from({ length: 256 }, (_, index) => cell(index % 16, y, Math.floor(index / 16)))
  Object.assign(looks.bot, {
    entity: { position },
    findBlock: () => ({ name: 'lava', position: places[0] }),
    findBlocks: ({ count }: { readonly count: number }) => places.slice(0, count),
    blockAt: () => {
      looks.reads += 1
      return { name: 'lava', boundingBox: 'empty', getProperties: () => ({ level: 0 }) }
    },
    waitForTicks: async (ticks: number) => {
      looks.ticks += ticks
    },
  })
  return looks
}

/** Runs one of the functions there. */
async function run(
  name: 'seekLake' | 'quenchLava',
  looks: Looks,
  ...rest: readonly unknown[]
): Promise<unknown> {
  const given = {
    mcData: { blocksByName: { lava: { id: 1 } } },
    Vec3: class {},
    seeNew: {},
    exploreUntil: async (_bot: object, _way: object, seconds: number, until: () => unknown) => {
      looks.walks.push('down')
      for (let dug = 0; dug < seconds && !until(); dug += 1) looks.position.y -= 1
    },
    digFor: async () => looks.walks.push('along'),
  }
  const { source } = sharedFunction(name, { first: 0 })
  // The functions come from the package under test, from fixed templates.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn ${name}`)
  return make(...Object.values(given))(looks.bot, ...rest)
}

test('lava in the rock far above the lakes keeps nobody from going down to them', async () => {
  const looks = amidLava(-25)
  await run('seekLake', looks, -53, 0)
  expect(looks.position.y).toBe(-50)
  expect(looks.walks).toEqual(['down'])
})

test('where the lakes lie the search goes on along', async () => {
  const looks = amidLava(-52)
  await run('seekLake', looks, -53, 0)
  expect(looks.walks).toEqual(['along'])
})

test('lava without a shore is looked over in turns, so that the program gives way', async () => {
  const looks = amidLava(-52)
  expect(await run('quenchLava', looks, 10)).toBe(false)
  expect(looks.ticks).toBe(16)
  expect(looks.reads).toBeLessThan(600)
})
