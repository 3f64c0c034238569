import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { leaveThorns, thornsAt } from './leave-thorns.ts'

function botBeside(name: string, position: Vec3): ReturnType<typeof fakeBot> & { controls: Set<string> } {
  const controls = new Set<string>()
  const plant = new Vec3(1, 64, 0)
  const bot = fakeBot({
    health: 20,
    entity: { position, onGround: true },
    blockAt: (place: Vec3) => {
      if (place.floored().equals(plant)) return { name, boundingBox: name === 'cactus' ? 'block' : 'empty' }
      return place.y < 64 ? { name: 'sand', boundingBox: 'block' } : { name: 'air', boundingBox: 'empty' }
    },
    look: async (yaw: number) => void controls.add(`look ${(Math.sin(yaw) + 0).toFixed(0)}`),
    setControlState: (control: string, isOn: boolean) =>
      void (isOn ? controls.add(control) : controls.delete(control)),
    stopDigging: () => undefined,
    pathfinder: { setMovements: () => undefined },
    clearControlStates: () => controls.clear(),
  })
  return Object.assign(bot, { controls })
}

test.for<[string, number, boolean]>([
  ['cactus', 0.65, true],
  ['cactus', 0.5, false],
  ['sweet_berry_bush', 1.5, true],
  ['dirt', 0.65, false],
])('%s at %d across: pricks %s', ([name, x, pricks]) => {
  expect(thornsAt(botBeside(name, new Vec3(x, 64, 0.5))) !== undefined).toBe(pricks)
})

test('walks away from a cactus it touches, and gives the body back', () => {
  const bot = botBeside('cactus', new Vec3(0.65, 64, 0.5))
  const said: string[] = []
  const stop = leaveThorns(bot, { say: (text) => said.push(text) })
  for (let tick = 0; tick < 5; tick += 1) bot.emit('physicsTick')
  // Away from what stands in the east is west, which is a turn of a quarter to the left.
  expect([...bot.controls]).toEqual(expect.arrayContaining(['forward', 'look 1']))
  bot.entity.position = new Vec3(-0.5, 64, 0.5)
  for (let tick = 0; tick < 12; tick += 1) bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  // Pricked again and again: one line.
  bot.entity.position = new Vec3(0.65, 64, 0.5)
  for (let tick = 0; tick < 100; tick += 1) bot.emit('physicsTick')
  expect(said).toEqual(['Steps away from cactus.'])
  stop()
})
