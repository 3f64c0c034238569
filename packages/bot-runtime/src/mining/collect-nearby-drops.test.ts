import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { collectNearbyDrops } from './collect-nearby-drops.ts'

const { signal } = new AbortController()

test('ends when the bot dies instead of walking back', async () => {
  const position = new Vec3(1.2, 64, 0.5)
  const entities: Record<string, unknown> = { 9: { id: 9, name: 'item', position } }
  const bot = fakeBot({ entities })
  const collecting = collectNearbyDrops(bot, { signal, near: [{ x: 1, y: 64, z: 0 }] })
  await Promise.resolve()
  bot.emit('death')
  delete entities['9']
  entities['10'] = { id: 10, name: 'item', position }
  bot.emit('physicsTick')
  await expect(collecting).resolves.toBe(1)
})
