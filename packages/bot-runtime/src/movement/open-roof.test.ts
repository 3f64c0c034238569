import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import type { CachedMovements } from './cached-movements.ts'
import { openRoof } from './open-roof.ts'

test('whoever swims under the open sky looks for no roof beyond the reach of an arm', async () => {
  const looked: number[] = []
  const movements = {
    dontCreateFlow: true,
    dontMineUnderFallingBlock: true,
    getBlock(_feet: Vec3, _x: number, height: number) {
      if (looked.push(height) > 100) throw new Error('It climbs the sky.')
      return { isWet: false, safe: true }
    },
  }
  const bot = { entity: { position: new Vec3(0.5, 62, 0.5) }, blockAt: () => ({ name: 'water' }) }
  // Only what the search reads.
  const options = { signal: AbortSignal.timeout(1000), movements: movements as unknown as CachedMovements }
  expect(await openRoof(bot as unknown as Bot, options)).toBe(false)
  expect(Math.max(...looked)).toBeLessThan(6)
  expect(movements).toMatchObject({ dontCreateFlow: true, dontMineUnderFallingBlock: true })
})
