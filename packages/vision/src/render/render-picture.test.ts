import { describe, expect, test } from 'vitest'
import { colourOfBlock } from '../blocks/colour-of-block.ts'
import { colourAt, draw } from '../testing/draw.ts'
import { fakeBot, fakeStates } from '../testing/fake-bot.ts'
import { lookAt } from './camera.ts'
import { colourOfName } from './colour.ts'

const { air, stone, grass_block, water, oak_slab, short_grass, glass } = fakeStates
const sky = [143, 184, 255]

/** Ground of grass up to height 1, and a wall of stone four blocks to the north. */
const court = (x: number, y: number, z: number): number =>
  y < 2 ? grass_block : z === 4 && y < 12 ? stone : air
const empty = (): number => air

/** The expected colour of a face in that light, within the grain and the outlines. */
function expectColour(found: readonly number[], colour: number, light = 1): void {
  const expected = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255].map((part) => part * light)
  for (const [index, part] of expected.entries()) {
    expect(found[index]).toBeGreaterThan(part * 0.7 - 4)
    expect(found[index]).toBeLessThan(part * 1.08 + 4)
  }
}

describe('blocks at known places', () => {
  test('a wall to the north is grey in the shade of a side, and the ground is green below', () => {
    const picture = draw(fakeBot(court))
    expectColour(colourAt(picture, 0.5, 0.5), colourOfBlock('stone').side, 0.8)
    const down = draw(fakeBot(court, { pitch: -0.8 }))
    expectColour(colourAt(down, 0.5, 0.8), colourOfBlock('grass_block').top)
  })

  test.each([
    ['west', Math.PI / 2],
    ['south', Math.PI],
    ['east', -Math.PI / 2],
  ])('there is no wall to the %s', (_name, yaw) => {
    expect(colourAt(draw(fakeBot(court, { yaw })), 0.5, 0.3)[2]).toBeGreaterThan(240)
  })

  test('looking up shows the sky, and looking down the ground', () => {
    expect(colourAt(draw(fakeBot(court, { pitch: Math.PI / 2 })), 0.5, 0.5)[2]).toBe(255)
    expectColour(
      colourAt(draw(fakeBot(court, { pitch: -Math.PI / 2 })), 0.4, 0.4),
      colourOfBlock('grass_block').top,
    )
  })

  test('a slab is half as high as a block', () => {
    const slab = fakeBot((x, y, z) => (z === 4 && y === 3 ? oak_slab : air), { eye: { x: 8, y: 3.75, z: 8 } })
    const picture = draw(slab)
    expect(colourAt(picture, 0.5, 0.46)[2]).toBeGreaterThan(240)
    expectColour(colourAt(picture, 0.5, 0.62), colourOfBlock('oak_slab').side, 0.8)
  })

  test('a plant has gaps, and glass only a frame', () => {
    for (const state of [short_grass, glass]) {
      const picture = draw(
        fakeBot((x, y, z) => (x === 8 && y === 3 && z === 6 ? state : air), {
          eye: { x: 8.5, y: 3.6, z: 8.5 },
        }),
      )
      const isSky = Array.from({ length: 64 }, (_, x) => (picture.pixels[(24 * 64 + x) * 3 + 2] ?? 0) > 240)
      expect(isSky.slice(20, 44)).toContain(true)
      expect(isSky.slice(16, 48)).toContain(false)
    }
  })

  test('stone under water is bluer than in the air', () => {
    const pool = fakeBot((x, y) => (y < 1 ? stone : y < 3 ? water : air), {
      eye: { x: 8, y: 5, z: 8 },
      pitch: -1.5,
    })
    const [red = 0, , blue = 0] = colourAt(draw(pool), 0.5, 0.5)
    expect(blue).toBeGreaterThan(red + 40)
  })

  test('an outline makes neighbours countable', () => {
    const { pixels, width } = draw(fakeBot(court, { eye: { x: 8, y: 4.5, z: 6.5 } }))
    const row = Array.from({ length: width }, (_, x) => pixels[(20 * width + x) * 3] ?? 0)
    const usual = row.toSorted((one, other) => one - other)[width / 2] ?? 0
    const dark = row.map((red) => red < usual * 0.78)
    expect(dark.filter((isDark, x) => isDark && !dark[x - 1]).length).toBeGreaterThanOrEqual(2)
  })

  test('nothing beyond the range is drawn', () => {
    expect(colourAt(draw(fakeBot(court), { range: 2 }), 0.5, 0.5)[2]).toBeGreaterThan(240)
  })
})

describe('what is not a block', () => {
  const sheep = {
    id: 2,
    name: 'sheep',
    position: { x: 8, y: 3.4, z: 5 },
    yaw: 0,
    pitch: 0,
    width: 0.9,
    height: 1.3,
  }

  test('a creature is a box with its name over it', () => {
    const bot = fakeBot(empty)
    bot.entities[2] = sheep
    const picture = draw(bot)
    expectColour(colourAt(picture, 0.5, 0.5), colourOfName('sheep'), 0.8)
    const white = picture.pixels.filter((value) => value === 255).length
    expect(white).toBeGreaterThan(30)
  })

  test('a creature behind a wall is neither drawn nor named', () => {
    const bot = fakeBot(court)
    const alone = draw(bot)
    bot.entities[2] = { ...sheep, position: { x: 8, y: 3.4, z: 2 } }
    expect(draw(bot).pixels).toEqual(alone.pixels)
  })

  test('the item in the hand is in the lower right corner, for the own eyes only', () => {
    const bot = fakeBot(empty)
    const without = draw(bot)
    bot.heldItem = { name: 'iron_pickaxe' }
    const differs = Array.from(draw(bot).pixels).flatMap((value, index) =>
      value === without.pixels[index] ? [] : [index],
    )
    expect(differs.length).toBeGreaterThan(50)
    expect(Math.min(...differs)).toBeGreaterThan(64 * 3 * 24)
    const camera = lookAt({ x: 2, y: 4, z: 2 }, { x: 8, y: 4, z: 8 })
    const outside = draw(bot, { camera }).pixels
    bot.heldItem = null
    expect(draw(bot, { camera }).pixels).toEqual(outside)
  })

  test('midnight keeps the least brightness', () => {
    const bot = fakeBot(court)
    const [noon = 0] = colourAt(draw(bot), 0.5, 0.5)
    bot.time = { timeOfDay: 18_000 }
    expect((colourAt(draw(bot), 0.5, 0.5)[0] ?? 0) / noon).toBeCloseTo(0.6, 1)
  })

  test('a camera in a corner shows the bot itself', () => {
    const picture = draw(fakeBot(empty), { camera: lookAt({ x: 5, y: 4, z: 5 }, { x: 8, y: 3.3, z: 8 }) })
    expect(colourAt(picture, 0.5, 0.5)).not.toEqual(sky)
    expectColour(colourAt(picture, 0.5, 0.5), colourOfName('bot'), 0.72)
  })
})
