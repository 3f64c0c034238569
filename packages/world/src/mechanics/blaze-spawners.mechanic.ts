import { randomInteger } from '../context/random-source.ts'
import { dueShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { distanceBetween, parsePlaceKey, placeKey, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { fortressNear, spawnerRise } from '../generation/structures/raise-fortress.ts'

// https://minecraft.wiki/w/Monster_Spawner#Mechanics
const awakeBlocks = 16
const restTicks = { minimum: 200, maximum: 799 }
const attempts = 4
const spreadBlocks = 3
const mostNear = 6
const countBlocks = 9

/** Lets the spawners of fortresses bring blazes while a player is near. */
export function createBlazeSpawners(): Mechanic {
  // The tick of each spawner's next turn.
  const spawners = new Map<string, number>()
  return {
    name: 'blaze-spawners',
    columnViewed(world, { dimension, chunkX, chunkZ }) {
      if (dimension !== 'the_nether') return
      const centre = fortressNear(world.seed, { x: chunkX * 16 + 8, z: chunkZ * 16 + 8 })
      const place = { ...centre, y: centre.y + spawnerRise, dimension }
      const isHere = place.x >> 4 === chunkX && place.z >> 4 === chunkZ
      const key = placeKey(place)
      if (isHere && !spawners.has(key) && world.blocks.at(place).name === 'spawner') spawners.set(key, 0)
    },
    blockChanged(_world, { position, after }) {
      const key = placeKey(position)
      if (after.name === 'spawner' && position.dimension === 'the_nether') spawners.set(key, 0)
      else spawners.delete(key)
    },
    kept: keptState({
      schema: dueShape,
      save: () => [...spawners],
      load(_world, due) {
        spawners.clear()
        for (const [key, tick] of due) spawners.set(key, tick)
      },
    }),
    tick(world) {
      if (world.difficulty === 'peaceful') return
      for (const [key, dueTick] of spawners) {
        if (world.tick < dueTick) continue
        const place = parsePlaceKey(key)
        const isAwake = world.players.some(
          (player) => !player.isDead && distanceBetween(player.position, place) < awakeBlocks,
        )
        if (!isAwake) continue
        spawners.set(key, world.tick + randomInteger(world.random, restTicks))
        spawnBlazes(world, place)
      }
    },
  }
}

function spawnBlazes(world: WorldContext, spawner: Place): void {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (countBlazes(world, spawner) >= mostNear) return
    const spread = (): number => Math.floor((world.random() - world.random()) * spreadBlocks)
    const position = offsetBy(spawner, {
      x: spread() + 0.5,
      y: Math.floor(world.random() * 3) - 1,
      z: spread() + 0.5,
    })
    const isFree = [0, 1].every((up) => !world.blocks.at({ ...position, y: position.y + up }).isSolid)
    if (isFree) spawnMob(world, 'blaze', { position })
  }
}

function countBlazes(world: WorldContext, place: Place): number {
  let count = 0
  for (const entity of world.entities.all()) {
    if (entity.typeName === 'blaze' && distanceBetween(entity.position, place) < countBlocks) count += 1
  }
  return count
}
