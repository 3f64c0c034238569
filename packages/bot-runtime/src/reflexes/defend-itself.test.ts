import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { defendItself } from './defend-itself.ts'

function blowsAgainst(entity: object, ticks: number): number {
  let blows = 0
  const bot = fakeBot({ entities: { 7: entity }, attack: () => (blows += 1) })
  const stop = defendItself(bot)
  for (let tick = 0; tick < ticks; tick += 1) bot.emit('physicsTick')
  stop()
  expect(bot.listenerCount('physicsTick')).toBe(0)
  return blows
}

const zombie = { type: 'hostile', name: 'zombie', position: new Vec3(2, 64, 0.5) }

test('hits a hostile creature in reach, and waits between blows', () => {
  expect(blowsAgainst(zombie, 20)).toBe(2)
})

test.for([
  { ...zombie, position: new Vec3(9, 64, 0) },
  { ...zombie, type: 'animal', name: 'pig' },
  { ...zombie, name: 'creeper' },
])('leaves alone %j', (entity) => {
  expect(blowsAgainst(entity, 20)).toBe(0)
})
