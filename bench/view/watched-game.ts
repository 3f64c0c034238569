// Played by `measure-cost.ts` in a process of its own: a bot that walks to and fro in a world at its usual speed, with a page
// of it; tells the address, and then its processor time whenever it is asked.
import { createDashboard, liveSource } from '@voyager-mc/dashboard'
import { openGame } from '@voyager-mc/game'

const game = await openGame({ world: { seed: 1 }, speed: 1 })
await game.reset()
const live = liveSource({ title: 'watched' })
const source = { ...live, onFrame: (listener: Parameters<typeof game.watch>[0]) => game.watch(listener) }
const { url } = await createDashboard({ source })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000, atMs: performance.now() })
})
process.send?.({ url })
for (let turn = 0; ; turn += 1) {
  const far = turn % 2 === 0 ? 24 : -24
  const source = `async function walk(bot) { await goTo(bot, bot.entity.position.offset(${far}, 0, ${far}), 3) }`
  live.tell({ type: 'program-write', program: { name: 'walk', source } } as { readonly type: string })
  const step = await game.step({ name: 'walk', source })
  live.tell({ type: 'step-end', step } as { readonly type: string })
}
