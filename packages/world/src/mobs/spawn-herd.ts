import { randomInteger, type RandomSource } from '../context/random-source.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { animalsOf, herdOf } from './animal-biomes.ts'
import { herdPlace } from './herd-place.ts'
import { isWarmSea } from './is-warm-sea.ts'
import { mobKindOf } from './mob-kinds.ts'
import { spawnMob } from './spawn-mob.ts'

const spreadBlocks = 3
const babyChance = 0.05

/** Puts a few animals of one kind that fits the biome near a place; nothing where none can live. */
export function spawnHerd(world: WorldContext, centre: Omit<Place, 'y'>, random: RandomSource): void {
  if (!world.blocks.isLoaded({ ...centre, y: 0 })) return
  const kinds = animalsOf(homeBiome(world, centre))
  const name = kinds[Math.floor(random() * kinds.length)]
  if (name === undefined || !mobKindOf(world, name)) return
  const isOfLand = mobKindOf(world, name)?.habitat === 'land'
  const count = randomInteger(random, herdOf(name))
  for (let member = 0; member < count; member += 1) {
    const x = Math.floor(centre.x + (random() * 2 - 1) * spreadBlocks)
    const z = Math.floor(centre.z + (random() * 2 - 1) * spreadBlocks)
    if (!world.blocks.isLoaded({ ...centre, x, y: 0, z })) continue
    const column = { x, z, dimension: centre.dimension }
    const place = herdPlace(world, column, name)
    if (place) spawnMob(world, name, { position: place, isBaby: isOfLand && random() < babyChance })
  }
}

const seaLevel = 63

function homeBiome(world: WorldContext, centre: Omit<Place, 'y'>): string {
  const biome = world.blocks.biomeAt({ ...centre, y: seaLevel })
  return biome === 'ocean' && isWarmSea(world, centre) ? 'lukewarm_ocean' : biome
}
