import { randomInteger, type RandomSource } from '../context/random-source.ts'
import { asMob } from '../context/mob.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isDark } from './is-dark.ts'
import { isUnderSky } from './is-under-sky.ts'
import { nearestPlayer } from './nearest-player.ts'
import { spawnMob } from './spawn-mob.ts'

/** Chance and place of a group. */
export interface SpawnCaveSwimmersOptions {
  readonly random: RandomSource
  /** Whether the caves under a place are lush. */
  readonly isLush: (x: number, z: number) => boolean
}

const distanceBlocks = { nearest: 24, farthest: 48 }
const heightBlocks = 16
const searchDownBlocks = 20
const group = { minimum: 2, maximum: 4 }
const groupSpread = 3
// https://minecraft.wiki/w/Mob_spawning#Mob_cap: five of either on 17 by 17 chunks.
const most = 5
const countBlocks = 64
const seaLevel = 63
// https://minecraft.wiki/w/Glow_Squid#Spawning
const squidBelow = 30
// https://minecraft.wiki/w/Axolotl#Spawning: over clay; there is moss on the ground of the lush pools of this world.
const axolotlGround = /^(clay|moss_block|stone|deepslate|granite|diorite|andesite|tuff|dirt|gravel)$/

/** Tries one place near a player: axolotls come in the water of lush caves, glow squids in deep dark water. */
export function spawnCaveSwimmers(
  world: WorldContext,
  near: Place,
  { random, isLush }: SpawnCaveSwimmersOptions,
): void {
  const angle = random() * Math.PI * 2
  const distance = distanceBlocks.nearest + random() * (distanceBlocks.farthest - distanceBlocks.nearest)
  const x = Math.floor(near.x + Math.cos(angle) * distance)
  const z = Math.floor(near.z + Math.sin(angle) * distance)
  const y = Math.min(seaLevel, Math.floor(near.y + (random() * 2 - 1) * heightBlocks))
  const place = findBed(world, { ...near, x, y, z })
  if (!place || place.dimension !== 'overworld' || isUnderSky(world, place, { throughLeaves: true })) return
  const name = caveSwimmerAt(world, place, isLush)
  if (name === undefined || count(world, near, name) >= most) return
  for (let left = randomInteger(random, group); left > 0; left -= 1) {
    const spread = (): number => Math.floor((random() * 2 - 1) * groupSpread)
    const own = offsetBy(place, { x: spread(), y: 0, z: spread() })
    if (!world.blocks.isLoaded(own) || world.blocks.at(own).name !== 'water') continue
    if ((nearestPlayer(world, own)?.distance ?? Infinity) < distanceBlocks.nearest) continue
    spawnMob(world, name, { position: offsetBy(own, { x: 0.5, y: 0, z: 0.5 }) })
  }
}

/** The creature that comes in water below the ground; absent where none does. */
export function caveSwimmerAt(
  world: WorldContext,
  place: Place,
  isLush: SpawnCaveSwimmersOptions['isLush'],
): 'axolotl' | 'glow_squid' | undefined {
  const ground = world.blocks.at({ ...place, y: place.y - 1 }).name
  if (isLush(place.x, place.z) && axolotlGround.test(ground)) return 'axolotl'
  return place.y < squidBelow && isDark(world, place) ? 'glow_squid' : undefined
}

// The lowest block of the first water below a height.
function findBed({ blocks }: WorldContext, from: Place): Place | undefined {
  if (!blocks.isLoaded(from)) return undefined
  const { minY } = blocks.in(from.dimension)
  const isWater = (y: number): boolean => blocks.at({ ...from, y }).name === 'water'
  for (let y = from.y; y > from.y - searchDownBlocks && y > minY; y -= 1)
    if (isWater(y) && !isWater(y - 1)) return { ...from, y }
  return undefined
}

function count(world: WorldContext, { x, z, dimension }: Place, name: string): number {
  let found = 0
  for (const entity of world.entities.all()) {
    const mob = asMob(entity)
    if (mob?.typeName !== name || mob.position.dimension !== dimension) continue
    if (Math.hypot(mob.position.x - x, mob.position.z - z) < countBlocks) found += 1
  }
  return found
}
