import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { defendItself } from './defend-itself.ts'

const air = { name: 'air', boundingBox: 'empty' }
const stone = { name: 'stone', boundingBox: 'block' }

function blowsAgainst(entity: object, { ticks, block = air }: { ticks: number; block?: object }): number {
  let blows = 0
  const bot = fakeBot({ entities: { 7: entity }, blockAt: () => block, attack: () => (blows += 1) })
  const told: unknown[] = []
  const stop = defendItself(bot, { encounters: { strike: (enemy) => void told.push(enemy) } })
  for (let tick = 0; tick < ticks; tick += 1) bot.emit('physicsTick')
  stop()
  expect(bot.listenerCount('physicsTick')).toBe(0)
  expect(told).toEqual(Array.from({ length: blows }, () => entity))
  return blows
}

const zombie = { name: 'zombie', width: 0.6, height: 1.95, position: new Vec3(3.7, 64, 0.5) }

test.for([zombie, { ...zombie, name: 'creeper' }])(
  'hits a hostile creature in reach, and waits between blows',
  (it) => {
    expect(blowsAgainst(it, { ticks: 20 })).toBe(2)
  },
)

test.for([
  { ...zombie, position: new Vec3(4.2, 64, 0.5) },
  { ...zombie, name: 'enderman' },
  { ...zombie, name: 'pig' },
])('leaves alone %j', (entity) => {
  expect(blowsAgainst(entity, { ticks: 20 })).toBe(0)
})

test('hits nobody through a wall', () => {
  expect(blowsAgainst(zombie, { ticks: 20, block: stone })).toBe(0)
})
