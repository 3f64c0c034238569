import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchVanishing } from './watch-vanishing.ts'

/** Says what became of a creature that was at a place, after what the server sent. */
function told(name: string, at: Vec3, packets: readonly object[] = []): string {
  const client = new EventEmitter()
  const bot = fakeBot({
    _client: client,
    entity: { position: new Vec3(0.5, 64, 0.5) },
    inventory: { items: () => [] },
    pathfinder: { movements: { scafoldingBlocks: [] } },
    blockAt: () => undefined,
  })
  // The watch takes what a test says is a creature.
  const watch = watchVanishing(bot, { name, position: at } as never)
  for (const packet of packets) client.emit('explosion', packet)
  const text = watch.describe()
  watch.stop()
  expect(client.listenerCount('explosion')).toBe(0)
  return text
}

const near = new Vec3(5.5, 64, 0.5)

test.each([[{ x: 5.5, y: 64, z: 0.5 }], [{ center: { x: 5.5, y: 64, z: 0.5 } }]])(
  'a creature that made a blast of itself blew up, and the next one is to be shot: %o',
  (packet) => {
    expect(told('creeper', near, [packet])).toMatch(/^it blew up at \(5, 64, 0\) .*; shoot the next one from/)
  },
)

test('a blast elsewhere is not its own', () => {
  expect(told('cow', near, [{ x: 30, y: 64, z: 0 }])).toMatch(/^it vanished at \(5, 64, 0\), 5 blocks off/)
})

test('what left for far away is to be followed', () => {
  expect(told('horse', new Vec3(40.5, 64, 0.5))).toBe(
    'it got out of sight at (40, 64, 0), 40 blocks off; go there with goTo and call again',
  )
})

test('what was higher is told with the steps it takes', () => {
  expect(told('goat', new Vec3(40.5, 74, 0.5))).toMatch(
    /It is 10 blocks higher, and there is nothing to build/,
  )
})

test('an enderman is to be waited for', () => {
  expect(told('enderman', near)).toMatch(/^it teleported away from \(5, 64, 0\); wait for it/)
})
