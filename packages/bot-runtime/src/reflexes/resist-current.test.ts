import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { resistCurrent } from './resist-current.ts'

const rightAway = (): void => undefined

/** A swimmer on a bank one block wide between two lakes of lava; a current carries it to the east. */
function stander() {
  const pressed = new Set<string>()
  const bot = fakeBot({
    entity: {
      position: new Vec3(0.5, 64, 0.5),
      velocity: new Vec3(0.05, 0, 0),
      yaw: 0,
      onGround: true,
      isInWater: true,
    },
    pathfinder: { isMoving: () => false },
    getControlState: (key: string) => pressed.has(key),
    setControlState: (key: string, isOn: boolean) => void (isOn ? pressed.add(key) : pressed.delete(key)),
    blockAt: ({ x, y }: Vec3) => {
      if (y >= 64) return { name: 'air', boundingBox: 'empty' }
      return Math.floor(x) === 0
        ? { name: 'obsidian', boundingBox: 'block' }
        : { name: 'lava', boundingBox: 'empty' }
    },
  })
  const stop = resistCurrent(bot, { say: rightAway })
  const keysAt = (x: number): readonly string[] => {
    bot.entity.position.x = x
    bot.emit('physicsTick')
    return [...pressed]
  }
  return { keysAt, stop }
}

test('walks against the current that carries it into lava', () => {
  expect(stander().keysAt(0.9)).toEqual(['left'])
})

test('lets go before the lava on the other side of a narrow bank', () => {
  const { keysAt } = stander()
  expect([keysAt(0.9), keysAt(0.5), keysAt(0.1), keysAt(0.6)]).toEqual([['left'], ['left'], [], ['left']])
})

test('lets go when it stops', () => {
  const { keysAt, stop } = stander()
  keysAt(0.9)
  stop()
  expect(keysAt(0.9)).toEqual([])
})
