import { PNG } from 'pngjs'
import { colourOfBlock } from '@voyager-mc/vision'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import { afterAll, expect, test } from 'vitest'
import { openGame, type Game } from './index.ts'

const rest = { name: 'rest', source: 'async function rest(bot) {}' }
let game: Game | undefined
afterAll(() => game?.close())

test('an observation brings a picture of the blocks that stand there, and the world waits for it', async () => {
  game = await openGame({
    world: { seed: 5, viewDistanceChunks: 2 },
    screenshot: { width: 64, height: 48, rangeBlocks: 16 },
  })
  const { position, screenshot } = await game.reset()
  expect(screenshot).toMatch(/^data:image\/png;base64,/)
  const [atX, atY, atZ] = [position.x, position.y, position.z].map(Math.floor) as [number, number, number] // three of three
  for (let x = atX - 3; x <= atX + 3; x += 1)
    for (let z = atZ - 3; z <= atZ + 3; z += 1)
      for (let y = atY; y <= atY + 5; y += 1) {
        const isWall = Math.abs(x - atX) === 3 || Math.abs(z - atZ) === 3
        await game.world?.setBlock({ x, y, z }, isWall ? 'gold_block' : 'air')
      }
  const { observation, events } = await game.step(rest)
  expect(events).not.toContainEqual(expect.objectContaining({ name: 'screenshot' }))
  expect(observation.elapsedTicks).toBeLessThan(100)
  const [red = 0, green = 0, blue = 0] = middleOf(observation.screenshot ?? '')
  const { side } = colourOfBlock('gold_block')
  expect(red / blue).toBeCloseTo((side >> 16) / (side & 255), 0)
  expect(red).toBeGreaterThan(green)
})

test('who watches is told of the world while a program runs, and of nothing afterwards', async () => {
  const frames: WorldFrame[] = []
  const stop = await game?.watch((frame) => frames.push(frame), { rangeBlocks: 16, everyTicks: 10 })
  const { position } = (await game?.step(rest))?.observation ?? {}
  const walk = 'async function walk(bot) { await bot.waitForTicks(300) }'
  await game?.step({ name: 'walk', source: walk })
  stop?.()
  const told = frames.length
  expect(told).toBeGreaterThan(5)
  expect(frames.flatMap(({ sections = [] }) => sections).length).toBeGreaterThan(4)
  expect(frames.flatMap(({ looks = [] }) => looks.map(([, { name }]) => name))).toContain('gold_block')
  expect(frames.at(-1)?.self.at[0]).toBeCloseTo(position?.x ?? 0, 0)
  await game?.step({ name: 'walk', source: walk })
  // Frames that were on their way when it was stopped come before the next step.
  expect(frames.length).toBe(told)
})

test('refuses a pace and a reach that make no sense', async () => {
  await expect(game?.watch(() => undefined, { everyTicks: 0 })).rejects.toThrow('everyTicks is 0')
  await expect(game?.watch(() => undefined, { rangeBlocks: 500 })).rejects.toThrow('rangeBlocks is 500')
})

function middleOf(url: string): readonly number[] {
  const { data, width } = PNG.sync.read(Buffer.from(url.split(',')[1] ?? '', 'base64'))
  return [...data.subarray((20 * width + 30) * 4, (20 * width + 30) * 4 + 3)]
}
