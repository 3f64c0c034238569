// Two bots share a world: one fills a chest, the other empties it.
//   node examples/two-bots-one-world.ts
import assert from 'node:assert/strict'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { startWorld } from '@voyager-mc/world'

const world = await startWorld({ seed: 7, viewDistanceChunks: 2 })
const ada = createMinecraftEnvironment({ port: world.port, username: 'Ada' })
const ben = createMinecraftEnvironment({ port: world.port, username: 'Ben' })
await Promise.all([ada.reset(), ben.reset()])
world.give('Ada', { name: 'chest', count: 1 })
world.give('Ada', { name: 'bread', count: 3 })
await ada.bot?.waitForTicks(10) // until the bot has heard of it

const filled = await ada.step({
  name: 'fillChest',
  source: `async function fillChest(bot) {
  const { detail } = await placeItem(bot, 'chest', bot.entity.position.offset(1, 0, 0))
  const { x, y, z } = detail.position
  await depositItemIntoChest(bot, new Vec3(x, y, z), { bread: 3 })
}`,
})
const [chest] = filled.observation.chests
console.log(filled.outcome, chest)
assert.deepEqual(chest?.contents, { bread: 3 })

const { x, y, z } = chest.position
const emptied = await ben.step({
  name: 'takeBread',
  source: `async function takeBread(bot) {
  await getItemFromChest(bot, new Vec3(${x}, ${y}, ${z}), { bread: 2 })
}`,
})
console.log(emptied.outcome, emptied.observation.inventory)
assert.deepEqual(emptied.observation.inventory, { bread: 2 })

await Promise.all([ada.close(), ben.close()])
await world.close()
