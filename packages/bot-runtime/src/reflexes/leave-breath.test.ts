import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { leaveBreath } from './leave-breath.ts'

/** Lines that a bot says in so many ticks in a cloud of the dragon's breath at its feet. */
function saidIn(dimension: string, ticks: number): readonly string[] {
  const said: string[] = []
  const cloud = { id: 7, name: 'area_effect_cloud', position: new Vec3(1.5, 64, 0.5), metadata: [] }
  const bot = fakeBot({
    health: 20,
    game: { dimension },
    entities: { 7: cloud },
    registry: { entitiesByName: {} },
    blockAt: (place: Vec3) =>
      place.y < 64 ? { name: 'end_stone', boundingBox: 'block' } : { name: 'air', boundingBox: 'empty' },
    look: async () => undefined,
    stopDigging: () => undefined,
    setControlState: () => undefined,
    clearControlStates: () => undefined,
    pathfinder: { goal: null, movements: {}, setMovements: () => undefined },
  })
  const stop = leaveBreath(bot, { say: (text) => said.push(text) })
  for (let tick = 0; tick < ticks; tick += 1) bot.emit('physicsTick')
  stop()
  return said
}

test('tells once that it walks out of the dragon’s breath, however long that takes', () => {
  expect(saidIn('the_end', 400)).toEqual(['Walks out of the dragon’s breath.'])
})

test('knows no breath elsewhere', () => {
  expect(saidIn('overworld', 40)).toEqual([])
})
