// The whole game in its thread: embedded world, bot, sandbox, one program.
import { openGame } from '@voyager-mc/game'

const game = await openGame({ world: { seed: 7 } })
await game.reset()
await game.world?.give('bot', { name: 'oak_log', count: 1 })
const { outcome } = await game.step({
  name: 'makePlanks',
  source: 'async function makePlanks(bot) { await craftItem(bot, "oak_planks", 1) }',
})
console.log(outcome.status)
await game.close()
process.exit()
