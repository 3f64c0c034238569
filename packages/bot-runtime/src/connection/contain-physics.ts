import type { Bot } from 'mineflayer'

// Blocks per tick: ten times the fastest fall, and little enough to look at every block on the way.
const fastest = 40

/** The body of one tick, with its speed. */
interface Moving {
  readonly vel: { x: number; y: number; z: number }
}

/**
 * Keeps what a server says about the bot's speed from stopping the process: the way of one tick is looked at block by
 * block, so that a blow of a billion blocks would never be over; what the physics throws is reported.
 */
export function containPhysics(bot: Bot, onFailure: (error: Error) => void): void {
  // mineflayer's types leave the member out; its own tick calls it the same way.
  const simulate: unknown = Reflect.get(bot.physics, 'simulatePlayer')
  if (typeof simulate !== 'function') return
  Reflect.set(bot.physics, 'simulatePlayer', (player: Moving, world: unknown): unknown => {
    try {
      slowDown(player)
      return Reflect.apply(simulate, bot.physics, [player, world])
    } catch (thrown) {
      onFailure(thrown instanceof Error ? thrown : new TypeError(String(thrown)))
      // The tick goes on with a body that did not move.
      return { apply: () => undefined }
    }
  })
}

function slowDown({ vel }: Moving): void {
  for (const axis of ['x', 'y', 'z'] as const) {
    const speed = vel[axis]
    vel[axis] = Number.isFinite(speed) ? Math.max(-fastest, Math.min(fastest, speed)) : 0
  }
}
