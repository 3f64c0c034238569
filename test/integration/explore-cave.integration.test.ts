import { openGame } from '@voyager-mc/game'
import { expect, test } from 'vitest'

/** Looks for a cave by a function that reads name and position of every block in reach. */
const exploreCave = `
async function exploreCave(bot) {
  const caves = []
  let searches = 0
  const isCave = (block) =>
    block.name.endsWith('air') && block.position.y < 45 && caves.every((cave) => cave.distanceTo(block.position) > 20)
  const search = () => {
    searches += 1
    return bot.findBlock({ matching: isCave, maxDistance: 32 })
  }
  for (const direction of [new Vec3(1, 0, 1)]) {
    const cave = await exploreUntil(bot, direction, 60, search)
    if (cave === null) throw new Error('There is no cave after ' + searches + ' searches.')
    caves.push(cave.position)
    console.log('cave', cave.name, JSON.stringify(cave.position))
  }
  // Nothing lies so deep: the search goes through everything in reach.
  for (let round = 0; round < 3; round += 1) {
    await bot.waitForTicks(1)
    const deep = bot.findBlock({ matching: (block) => block.name === 'bedrock' && block.position.y > 300, maxDistance: 32 })
    if (deep !== null) throw new Error('There is bedrock in the sky.')
    searches += 1
  }
  console.log('searches', searches)
}`

test('a program that looks for caves by name and position, again and again, runs to its end', async () => {
  // The caves lie below the land on which the bot walks.
  const world = { seed: 7, viewDistanceChunks: 3, difficulty: 'peaceful' } as const
  const game = await openGame({ world, sight: 'loaded' })
  try {
    await game.reset()
    const { outcome, events } = await game.step({ name: 'exploreCave', source: exploreCave })
    expect(outcome).toEqual({ status: 'completed' })
    const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
    const caves = said.flatMap((text) => /^cave (\w+) (\{.*\})$/.exec(text)?.[2] ?? [])
    expect(caves).toHaveLength(1)
    for (const cave of caves) {
      const position: unknown = JSON.parse(cave)
      expect(position).toMatchObject({ y: expect.toSatisfy((y: number) => y < 45) })
      // The world's own answer, not the bot's.
      expect(await game.world?.blockAt(position as { x: number; y: number; z: number })).toMatchObject({
        name: expect.stringMatching(/air/),
      })
    }
    const searches = Number(said.find((text) => text.startsWith('searches'))?.split(' ')[1])
    expect(searches).toBeGreaterThanOrEqual(5)
  } finally {
    await game.close()
  }
})
