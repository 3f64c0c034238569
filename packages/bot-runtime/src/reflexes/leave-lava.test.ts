import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { isBodyTaken } from '../bot/body-control.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { leaveLava } from './leave-lava.ts'

function swimmer() {
  const entity = {
    position: new Vec3(0.5, 64, 0.5),
    velocity: new Vec3(0, 0, 0),
    onGround: false,
    isInLava: true,
    isInWater: false,
  }
  const bot = fakeBot({
    entity,
    health: 20,
    setControlState: () => undefined,
    look: async () => undefined,
    lookAt: async () => undefined,
    stopDigging: () => undefined,
    clearControlStates: () => undefined,
    pathfinder: { setMovements: () => undefined },
    blockAt: ({ y }: Vec3) =>
      y < 64 ? { name: 'stone', boundingBox: 'block' } : { name: 'air', boundingBox: 'empty' },
  })
  leaveLava(bot, { signal: new AbortController().signal, say: () => undefined })
  const pass = (ticks: number): boolean => {
    for (let tick = 0; tick < ticks; tick += 1) bot.emit('physicsTick')
    return isBodyTaken(bot)
  }
  return { entity, pass }
}

test('steers on while the body is in the air over the bank, and lets go of it on the ground', () => {
  const { entity, pass } = swimmer()
  expect(pass(1)).toBe(true)
  entity.isInLava = false
  expect(pass(12)).toBe(true)
  entity.onGround = true
  expect(pass(5)).toBe(true)
  expect(pass(3)).toBe(false)
})
