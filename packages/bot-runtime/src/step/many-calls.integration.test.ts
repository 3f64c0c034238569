import { setTimeout as delay } from 'node:timers/promises'
import { startWorld } from '@voyager-mc/world'
import { expect, test } from 'vitest'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'
import { defaultRunLimits } from '../membrane/run-limits.ts'

test('as many calls at once as a program may have bring no warning of too many listeners', async () => {
  const warnings: string[] = []
  const note = (warning: Error): void => void warnings.push(warning.message)
  process.on('warning', note)
  const world = await startWorld({ seed: 7, viewDistanceChunks: 2, difficulty: 'peaceful' })
  const environment = createMinecraftEnvironment({ port: world.port })
  try {
    await environment.reset()
    const source = `async function main(bot) {
      const calls = []
      for (let i = 0; i < ${defaultRunLimits.pendingCalls / 4}; i += 1) {
        calls.push(collectDrops(bot), mineBlock(bot, 'diamond_block', 1), bot.waitForTicks(5), killMob(bot, 'pig', 1))
      }
      for (const call of calls) call.catch(() => {})
      await bot.waitForTicks(3)
    }`
    const { outcome } = await environment.step({ name: 'main', source })
    expect(outcome.status).toBe('failed')
    expect(outcome).toMatchObject({ message: expect.stringContaining('waits for 500 calls') })
    // Node tells of warnings in a later turn.
    await delay(1)
    expect(warnings.filter((text) => text.includes('listeners'))).toEqual([])
  } finally {
    process.off('warning', note)
    await environment.close()
    await world.close()
  }
})
