import { createRandomSource } from '../context/random-source.ts'
import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createCaveRegions, type CaveRegions } from '../generation/caves/cave-regions.ts'
import { hash2 } from '../generation/hash2.ts'
import { columnKey } from '../columns/column-key.ts'
import { asMob } from '../context/mob.ts'
import { spawnCaveSwimmers } from '../mobs/spawn-cave-swimmers.ts'
import { spawnHerd } from '../mobs/spawn-herd.ts'

// Vanilla gives animals to one new column in ten; here more, because fewer columns are in view.
const populatedShare = { overworld: 0.18, the_nether: 0.05, the_end: 0 }
const salt = 0xa41a

// Where too few animals are left, some come back, about one herd in five minutes for each player.
const returnIntervalTicks = 400
const returnChance = 0.15
const enoughAnimals = { overworld: 10, the_nether: 3, the_end: 0 }
const countBlocks = 64
const returnBlocks = { nearest: 24, farthest: 48 }

const swimmerIntervalTicks = 20
const swimmerSalt = 0x5317

/**
 * Puts herds into columns when they are first seen, the same for the same seed, replaces some that were eaten, and lets
 * axolotls and glow squids come in the water of caves.
 */
export function createAnimalPopulation(): Mechanic {
  const populated = new Set<number>()
  let regions: CaveRegions | undefined
  return {
    name: 'animal-population',
    start(world) {
      regions = createCaveRegions(world.registry, world.seed)
    },
    columnViewed(world, { dimension, chunkX, chunkZ }) {
      const key = columnKey({ dimension, chunkX, chunkZ })
      if (populated.has(key) || !world.gamerules.doMobSpawning) return
      populated.add(key)
      const random = createRandomSource(hash2(world.seed ^ salt, chunkX, chunkZ))
      if (random() >= populatedShare[dimension]) return
      const centre = { x: chunkX * 16 + 3 + random() * 10, z: chunkZ * 16 + 3 + random() * 10, dimension }
      spawnHerd(world, centre, random)
    },
    tick(world) {
      if (!world.gamerules.doMobSpawning) return
      if (world.tick % swimmerIntervalTicks === 0) fillCaves(world, regions)
      if (world.tick % returnIntervalTicks !== 0) return
      for (const { position } of world.players) bringBack(world, position)
    },
    kept: keptState({
      schema: z.array(z.int()),
      save: () => [...populated],
      load(_world, keys) {
        populated.clear()
        for (const key of keys) populated.add(key)
      },
    }),
  }
}

// A stream of its own for each tick, so that the search itself does not change how the dice fall for everything else.
function fillCaves(world: WorldContext, regions: CaveRegions | undefined): void {
  const isLush = (x: number, z: number): boolean => regions?.kindAt(x, z) === 'lush'
  for (const [index, { position }] of world.players.entries()) {
    const random = createRandomSource(hash2(world.seed ^ swimmerSalt, world.tick, index))
    spawnCaveSwimmers(world, position, { random, isLush })
  }
}

function bringBack(world: WorldContext, place: Place): void {
  if (world.random() >= returnChance || countAnimals(world, place) >= enoughAnimals[place.dimension]) return
  const angle = world.random() * Math.PI * 2
  const { nearest, farthest } = returnBlocks
  const distance = nearest + world.random() * (farthest - nearest)
  const offset = { x: Math.cos(angle) * distance, y: 0, z: Math.sin(angle) * distance }
  spawnHerd(world, offsetBy(place, offset), world.random)
}

function countAnimals(world: WorldContext, { x, z, dimension }: Place): number {
  let count = 0
  for (const entity of world.entities.all()) {
    const mob = asMob(entity)
    if (!mob || mob.traits.temper === 'hostile' || mob.traits.habitat === 'water') continue
    const isNear =
      mob.position.dimension === dimension &&
      Math.abs(mob.position.x - x) < countBlocks &&
      Math.abs(mob.position.z - z) < countBlocks
    if (isNear) count += 1
  }
  return count
}
