import { makeAngry } from '../combat/react-to-hurt.ts'
import { asMob } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const hearBlocks = 22
const smokeBlocks = 5

/** Turns the bees of a hive against whoever took from it, unless smoke rises into it. */
export function angerBees(world: WorldContext, hive: Place, player: Player): void {
  if (player.gameMode === 'creative' || isSmoked(world, hive)) return
  for (const entity of world.entities.all()) {
    if (entity.kind !== 'mob' || entity.typeName !== 'bee') continue
    const bee = distanceBetween(entity.position, hive) < hearBlocks ? asMob(entity) : undefined
    if (bee && !bee.isDead) makeAngry(world, bee, player)
  }
}

function isSmoked({ blocks }: WorldContext, hive: Place): boolean {
  for (let below = 1; below <= smokeBlocks; below += 1) {
    const { name, properties, isSolid } = blocks.at({ ...hive, y: hive.y - below })
    if (name.endsWith('campfire')) return properties['lit'] === true
    if (isSolid) return false
  }
  return false
}
