// Runs one program in the sandbox, then one that fails, and reads what each did to the world.
//   node examples/run-a-program.ts
import assert from 'node:assert/strict'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { startWorld } from '@voyager-mc/world'

const world = await startWorld({ seed: 7, viewDistanceChunks: 2 })
const environment = createMinecraftEnvironment({ port: world.port, username: 'Ada' })
await environment.reset()
world.give('Ada', { name: 'oak_log', count: 2 })
await environment.bot?.waitForTicks(10) // until the bot has heard of it

const made = await environment.step({
  name: 'makeSticks',
  source: `async function makeSticks(bot) {
  await craftItem(bot, 'oak_planks', 2)
  await craftItem(bot, 'stick', 1)
}`,
})
console.log(made.outcome, made.observation.inventory)
assert.deepEqual(made.outcome, { status: 'completed' })
assert.deepEqual(made.observation.inventory, { oak_planks: 6, stick: 4 })

const failing = await environment.step({
  name: 'peek',
  source: "async function peek(bot) {\n  bot.chat('looking')\n  process.exit()\n}",
})
console.log(failing.outcome)
assert.equal(failing.outcome.status, 'failed')
assert.ok(failing.outcome.status === 'failed' && failing.outcome.line === 3, 'the failure names its line')

await environment.close()
await world.close()
