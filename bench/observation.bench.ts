import { observation, scanBlocks } from '@voyager-mc/observation/mineflayer'
import { startWorld } from '@voyager-mc/world'
import { createBot, type Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { medianMs, rounded, type Benchmark, type Row } from './benchmark.ts'

/** What one look around costs: the scan of 1,445 cells against as many calls of `bot.blockAt`. */
export const benchmark: Benchmark = {
  question: 'Does the scan of the surroundings cost at most a twentieth of 1,445 calls of bot.blockAt?',
  async measure(): Promise<readonly Row[]> {
    const world = await startWorld({ seed: 7, difficulty: 'peaceful' })
    const bot = createBot({ host: world.host, port: world.port, version: world.version, username: 'bench' })
    bot.loadPlugin(observation())
    await new Promise<void>((resolve) => bot.once('spawn', resolve))
    await bot.waitForChunksToLoad()
    await bot.waitForTicks(20)
    try {
      return await compare(bot)
    } finally {
      bot.end()
      await world.close()
    }
  },
}

async function compare(bot: Bot): Promise<readonly Row[]> {
  for (let round = 0; round < 50; round += 1) scanBlocks(bot)
  const scanMs = await medianMs(200, () => scanBlocks(bot))
  const baselineMs = await medianMs(40, () => readEveryBlock(bot))
  const observeMs = await medianMs(100, () => bot.observation.observe())
  const findBlocksMs = await medianMs(20, () => findChests(bot))
  return [
    {
      what: 'scan of 17×5×17 cells',
      figure: `${rounded(scanMs)} ms`,
      target: '20 times faster',
      baseline: `${rounded(baselineMs)} ms (${rounded(baselineMs / scanMs)} times)`,
    },
    {
      what: 'whole observation',
      figure: `${rounded(observeMs)} ms`,
      target: '',
      baseline: `${rounded(findBlocksMs)} ms for the chests alone with bot.findBlocks`,
    },
  ]
}

function findChests(bot: Bot): unknown {
  const matching = ['chest', 'trapped_chest', 'barrel'].map(
    (name) => bot.registry.blocksByName[name]?.id ?? 0,
  )
  return bot.findBlocks({ matching, maxDistance: 16, count: 999 })
}

function readEveryBlock(bot: Bot): ReadonlySet<string> {
  const names = new Set<string>()
  const center = bot.entity.position.floored()
  for (let x = -8; x <= 8; x += 1) {
    for (let y = -2; y <= 2; y += 1) {
      for (let z = -8; z <= 8; z += 1) {
        const name = bot.blockAt(center.plus(new Vec3(x, y, z)))?.name
        if (name !== undefined) names.add(name)
      }
    }
  }
  return names
}
