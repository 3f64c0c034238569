// Runs one program in the sandbox, then one that fails, and reads what each did to the world.
//   node examples/run-a-program.ts
import assert from 'node:assert/strict'
import { openGame } from '@voyager-mc/game'

const game = await openGame({ world: { seed: 7, viewDistanceChunks: 2 }, username: 'Ada' })
await game.reset()
await game.world?.give('Ada', { name: 'oak_log', count: 2 })

const made = await game.step({
  name: 'makeSticks',
  source: `async function makeSticks(bot) {
  await craftItem(bot, 'oak_planks', 2)
  await craftItem(bot, 'stick', 1)
}`,
})
console.log(made.outcome, made.observation.inventory)
assert.deepEqual(made.outcome, { status: 'completed' })
assert.deepEqual(made.observation.inventory, { oak_planks: 6, stick: 4 })

const failing = await game.step({
  name: 'peek',
  source: "async function peek(bot) {\n  bot.chat('looking')\n  process.exit()\n}",
})
console.log(failing.outcome)
assert.equal(failing.outcome.status, 'failed')
assert.ok(failing.outcome.status === 'failed' && failing.outcome.line === 3, 'the failure names its line')

await game.close()
