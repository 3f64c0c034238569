import { startWorld } from '@voyager-mc/world'
import { rounded, type Row } from '../benchmark.ts'
import { joinBot } from './join-bot.ts'

// BENCH_EXPLORE_MINUTES of the world at the pace of somebody who runs; four hours are the target's.
const minutes = Number(process.env['BENCH_EXPLORE_MINUTES'] ?? 30)
const blocksPerSecond = 7
const ticksPerSecond = 20
const stepTicks = 40
const parts = 4

/** How memory and the number of creatures grow while somebody runs in one direction. */
export async function measureExploring(version: string): Promise<readonly Row[]> {
  const world = await startWorld({ version, seed: 7, viewDistanceChunks: 6 })
  const bot = await joinBot(world, 'runner')
  world.runCommand('gamemode spectator runner')
  world.pause()
  const memory: number[] = []
  const creatures: number[] = []
  const steps = Math.ceil((minutes * 60 * ticksPerSecond) / stepTicks)
  for (let step = 1; step <= steps; step += 1) {
    const distance = (step * stepTicks * blocksPerSecond) / ticksPerSecond
    world.teleport('runner', { x: distance, y: 120, z: 0 })
    world.step(stepTicks)
    // The bot takes what it is sent.
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (step % Math.ceil(steps / parts) !== 0 && step !== steps) continue
    globalThis.gc?.()
    memory.push(process.memoryUsage().rss / 2 ** 20)
    creatures.push(world.mobs.length)
  }
  bot.end()
  await world.close()
  return [
    {
      what: `memory after each quarter of ${minutes} minutes of running (world and bot)`,
      figure: memory.map((bytes) => `${rounded(bytes)} MB`).join(', '),
      target: 'flat',
    },
    { what: 'creatures in memory at these times', figure: creatures.join(', '), target: 'flat' },
  ]
}
