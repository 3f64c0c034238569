import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { createBlockReader } from '../movement/block-reader.ts'
import { clearOfWalls } from './clear-of-walls.ts'
import { holdSneaker, isSneaking, type SneakingBody } from './hold-sneaker.ts'

// Blocks per tick: ten times the fastest fall, and little enough to look at every block on the way.
const fastest = 40

/**
 * Keeps what a server says about the bot's speed from stopping the process: the way of one tick is looked at block by
 * block, so that a blow of a billion blocks would never be over; what the physics throws is reported. The body's own
 * ticks and those that the pathfinder tries out read the same kept blocks. A body that touches a wall is kept out of it, and
 * one that sneaks on the ground.
 */
export function containPhysics(bot: Bot, onFailure: (error: Error) => void): void {
  // mineflayer's types leave the member out; its own tick calls it the same way.
  const simulate: unknown = Reflect.get(bot.physics, 'simulatePlayer')
  if (typeof simulate !== 'function') return
  const blocks = createBlockReader(bot)
  Reflect.set(bot.physics, 'simulatePlayer', (player: SneakingBody): unknown => {
    try {
      slowDown(player)
      const isBuilding = bot.pathfinder?.isBuilding() === true
      const ground = isSneaking(player, { isBuilding })
        ? new Vec3(player.pos.x, player.pos.y, player.pos.z)
        : undefined
      const moved: unknown = Reflect.apply(simulate, bot.physics, [player, blocks])
      player.pos.x = clearOfWalls(player.pos.x)
      player.pos.z = clearOfWalls(player.pos.z)
      if (ground) holdSneaker(bot, player, ground)
      return moved
    } catch (thrown) {
      onFailure(thrown instanceof Error ? thrown : new TypeError(String(thrown)))
      // The tick goes on with a body that did not move.
      return { apply: () => undefined }
    }
  })
}

function slowDown({ vel }: SneakingBody): void {
  for (const axis of ['x', 'y', 'z'] as const) {
    const speed = vel[axis]
    vel[axis] = Number.isFinite(speed) ? Math.max(-fastest, Math.min(fastest, speed)) : 0
  }
}
