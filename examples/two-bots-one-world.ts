// Two bots share a world: one fills a chest, the other empties it. World and bots live in one thread of their own.
//   node examples/two-bots-one-world.ts
import assert from 'node:assert/strict'
import { openTeamGame } from '@voyager-mc/game'

const game = await openTeamGame({ world: { seed: 7, viewDistanceChunks: 2 }, names: ['Ada', 'Ben'] })
const [ada, ben] = game.members
assert(ada && ben)
await Promise.all([ada.reset(), ben.reset()])
await game.world?.give('Ada', { name: 'chest', count: 1 })
await game.world?.give('Ada', { name: 'bread', count: 3 })

// A round ends when both have: while one works, the other waits.
const rest = { name: 'rest', source: 'async function rest(bot) {}' }
const [filled] = await Promise.all([
  ada.step({
    name: 'fillChest',
    source: `async function fillChest(bot) {
  await bot.waitForTicks(10) // until the bot has heard of its gifts
  const { detail } = await placeItem(bot, 'chest', bot.entity.position.offset(1, 0, 0))
  const { x, y, z } = detail.position
  await depositItemIntoChest(bot, new Vec3(x, y, z), { bread: 3 })
}`,
  }),
  ben.step(rest),
])
const [chest] = filled.observation.chests
console.log(filled.outcome, chest)
assert.deepEqual(chest?.contents, { bread: 3 })

const { x, y, z } = chest.position
const [emptied] = await Promise.all([
  ben.step({
    name: 'takeBread',
    source: `async function takeBread(bot) {
  await getItemFromChest(bot, new Vec3(${x}, ${y}, ${z}), { bread: 2 })
}`,
  }),
  ada.step(rest),
])
console.log(emptied.outcome, emptied.observation.inventory)
assert.deepEqual(emptied.observation.inventory, { bread: 2 })

await game.close()
