import { EventEmitter } from 'node:events'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'

/** A bot without a world for unit tests: an emitter with the given members on top of the most used ones. */
export function fakeBot(members: Readonly<Record<string, unknown>> = {}): Bot & EventEmitter {
  const bot = Object.assign(new EventEmitter(), {
    username: 'bot',
    entity: {
      position: new Vec3(0.5, 64, 0.5),
      velocity: new Vec3(0, 0, 0),
      onGround: true,
      metadata: [],
    },
    entities: {},
    inventory: { slots: [], items: () => [] },
    ...members,
  })
  // Tests use only the members they pass; a real bot cannot be made without a server.
  return bot as unknown as Bot & EventEmitter
}
