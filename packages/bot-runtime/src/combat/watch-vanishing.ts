import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { describeObstacle } from '../movement/describe-obstacle.ts'

type Entity = Bot['entity']

/** Tells why a creature is gone that did not die where the bot could see it. */
export interface VanishingWatch {
  /** Says how the creature went, where, and what to do about it, without a full stop. */
  describe(): string
  stop(): void
}

// Blocks between an explosion and the creature that made it.
const blastBlocks = 3

// Blocks from the bot beyond which a creature may have left what the server shows.
const sightBlocks = 24

/** Watches a creature until it is gone: for the blast that it makes of itself, and the place where it was last. */
export function watchVanishing(bot: Bot, target: Entity): VanishingWatch {
  let blast: string | undefined
  // The place comes in three numbers, since 1.21.2 in one.
  const onExplosion = (packet: object): void => {
    const place: unknown = Reflect.get(packet, 'center') ?? packet
    const [x, y, z] = ['x', 'y', 'z'].map((axis) => Number(Reflect.get(Object(place), axis)))
    const { position } = target
    const isIts =
      Math.hypot((x ?? 0) - position.x, (y ?? 0) - position.y, (z ?? 0) - position.z) < blastBlocks
    if (isIts) blast = placeOf(position)
  }
  bot._client.on('explosion', onExplosion)
  return {
    describe() {
      if (blast !== undefined)
        return `it blew up at ${blast} before it was dead; shoot the next one from 8 blocks off, or fight it on open ground`
      return describeLoss(bot, target)
    },
    stop() {
      bot._client.removeListener('explosion', onExplosion)
    },
  }
}

function describeLoss(bot: Bot, { name, position }: Entity): string {
  const far = Math.round(position.distanceTo(bot.entity.position))
  const place = placeOf(position)
  const obstacle = describeObstacle(bot, position)
  const between = obstacle === undefined ? '' : `. ${obstacle}`
  if (far > sightBlocks)
    return `it got out of sight at ${place}, ${far} blocks off; go there with goTo and call again${between}`
  if (name === 'enderman')
    return `it teleported away from ${place}; wait for it to come back and strike with your back to a wall`
  return `it vanished at ${place}, ${far} blocks off, with no blow of yours as its end; look for another one with exploreUntil${between}`
}

function placeOf(position: Vec3): string {
  const { x, y, z } = position.floored()
  return `(${x}, ${y}, ${z})`
}
