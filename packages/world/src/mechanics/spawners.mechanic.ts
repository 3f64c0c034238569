import { randomInteger } from '../context/random-source.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { distanceBetween, placeKey, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Dimension } from '../registry/dimension.ts'
import { dungeonNear } from '../generation/structures/dungeon-places.ts'
import { isDark } from '../mobs/is-dark.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { fortressNear, spawnerRise } from '../generation/structures/raise-fortress.ts'

// https://minecraft.wiki/w/Monster_Spawner#Mechanics
const awakeBlocks = 16
const restTicks = { minimum: 200, maximum: 799 }
const attempts = 4
const spreadBlocks = 3
const mostNear = 6
const countBlocks = 9

/** Lets the spawners of fortresses bring blazes, and those of monster rooms their own kind, while a player is near. */
export function createSpawners(): Mechanic {
  // The tick of each spawner's next turn.
  const spawners = createDueTicks()
  return {
    name: 'spawners',
    columnViewed(world, { dimension, chunkX, chunkZ }) {
      for (const spawner of world.structures.spawnersIn({ dimension, chunkX, chunkZ })) {
        if (!spawners.has(spawner.place) && world.blocks.at(spawner.place).name === 'spawner')
          spawners.set(spawner.place, 0)
      }
      const place = spawnerNear(world.seed, { x: chunkX * 16 + 8, z: chunkZ * 16 + 8, dimension })
      if (!place) return
      const isHere = place.x >> 4 === chunkX && place.z >> 4 === chunkZ
      if (isHere && !spawners.has(place) && world.blocks.at(place).name === 'spawner') spawners.set(place, 0)
    },
    blockChanged(_world, { position, after }) {
      if (after.name === 'spawner') spawners.set(position, 0)
      else spawners.delete(position)
    },
    kept: spawners.kept,
    tick(world) {
      if (world.difficulty === 'peaceful') return
      for (const place of spawners.come(world.tick)) {
        const isAwake = world.players.some(
          (player) => !player.isDead && distanceBetween(player.position, place) < awakeBlocks,
        )
        if (!isAwake) continue
        spawners.set(place, world.tick + randomInteger(world.random, restTicks))
        spawnAround(world, place)
      }
    },
  }
}

function spawnerNear(
  seed: number,
  near: { readonly x: number; readonly z: number; readonly dimension: Dimension },
): Place | undefined {
  const { dimension } = near
  if (dimension === 'the_nether') {
    const { x, y, z } = fortressNear(seed, near)
    return { x, y: y + spawnerRise, z, dimension }
  }
  if (dimension !== 'overworld') return undefined
  const { x, y, z } = dungeonNear(seed, near)
  return { x, y: y + 1, z, dimension }
}

// Spawners that somebody set bring what the place would bring.
function mobOf({ seed, structures }: WorldContext, spawner: Place): string {
  const column = { dimension: spawner.dimension, chunkX: spawner.x >> 4, chunkZ: spawner.z >> 4 }
  const own = structures.spawnersIn(column).find(({ place }) => placeKey(place) === placeKey(spawner))
  if (own) return own.mob
  return spawner.dimension === 'the_nether' ? 'blaze' : dungeonNear(seed, spawner).mob
}

function spawnAround(world: WorldContext, spawner: Place): void {
  const mob = mobOf(world, spawner)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (countNear(world, spawner, mob) >= mostNear) return
    const spread = (): number => Math.floor((world.random() - world.random()) * spreadBlocks)
    const position = offsetBy(spawner, {
      x: spread() + 0.5,
      y: Math.floor(world.random() * 3) - 1,
      z: spread() + 0.5,
    })
    const isFree = [0, 1].every((up) => !world.blocks.at({ ...position, y: position.y + up }).isSolid)
    if (isFree && (mob === 'blaze' || isDark(world, position))) spawnMob(world, mob, { position })
  }
}

function countNear(world: WorldContext, place: Place, mob: string): number {
  let count = 0
  for (const entity of world.entities.all()) {
    if (entity.typeName === mob && distanceBetween(entity.position, place) < countBlocks) count += 1
  }
  return count
}
