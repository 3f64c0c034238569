import { openGame } from './index.ts'
const cpu = async (name: string, f: () => Promise<any>) => {
  const c = process.cpuUsage()
  const t = performance.now()
  const v = await f()
  const d = process.cpuUsage(c)
  console.log(name, 'cpu', (d.user + d.system) / 1e6, 'wall', ((performance.now() - t) / 1000).toFixed(2))
  return v
}
for (let i = 0; i < 3; i++) {
  const g = await cpu('open', () => openGame({ world: { seed: 5, viewDistanceChunks: 2 } }))
  await cpu('reset', () => g.reset())
  await cpu('step', () => g.step({ name: 'main', source: 'async function main(bot) {}' }))
  await cpu('step', () => g.step({ name: 'main', source: 'async function main(bot) {}' }))
  await cpu('close', () => g.close())
}
