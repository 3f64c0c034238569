import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isDark } from '../mobs/is-dark.ts'
import { isStandable } from '../mobs/is-standable.ts'
import { drawDiver, drawMonster, type MonsterHome } from '../mobs/draw-monster.ts'
import { mobKindOf } from '../mobs/mob-kinds.ts'
import { asMob } from '../context/mob.ts'
import { nearestPlayer } from '../mobs/nearest-player.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'

const intervalTicks = 20
const maxTries = 4
const distanceBlocks = { nearest: 24, farthest: 48 }
const heightBlocks = 16
// The game allows 70 monsters on 17 × 17 chunks (https://minecraft.wiki/w/Mob_spawning#Mob_cap). Here they appear in a
// disc around each player only, which gets its share of them.
const mostMonsters = Math.round((70 * Math.PI * distanceBlocks.farthest ** 2) / (17 * 16) ** 2)
const searchDownBlocks = 20
const group = 3
// Nothing but its builders lays these floors in the Nether of this world.
const homes: ReadonlyMap<string, MonsterHome> = new Map([
  ['nether_bricks', 'fortress'],
  ['blackstone', 'bastion'],
])
const groupSpread = 3
// The last but one block under the surface of seas and rivers.
const surfaceWater = 61

/** Lets monsters appear in the dark around players, never close to them and never more than a few. */
export function createMonsterSpawning(): Mechanic {
  return {
    name: 'monster-spawning',
    tick(world) {
      if (world.tick % intervalTicks !== 0) return
      if (!world.gamerules.doMobSpawning || world.difficulty === 'peaceful') return
      for (const player of world.players) {
        if (player.gameMode === 'spectator' || countMonsters(world, player) >= mostMonsters) continue
        for (let tries = 0; tries < maxTries; tries += 1) if (tryGroup(world, player)) break
      }
    },
  }
}

// Those that were left behind are others' share: whoever walks through the night meets as many as who stands.
function countMonsters(world: WorldContext, { position }: Player): number {
  let count = 0
  for (const entity of world.entities.all()) {
    const mob = asMob(entity)
    if (!mob || mob.mind.isPersistent || mob.position.dimension !== position.dimension) continue
    const away = Math.hypot(mob.position.x - position.x, mob.position.z - position.z)
    if (away <= distanceBlocks.farthest) count += 1
  }
  return count
}

// Puts a small group of one kind into the dark; false when the place does not suit.
function tryGroup(world: WorldContext, player: Player): boolean {
  const { nearest, farthest } = distanceBlocks
  const angle = world.random() * Math.PI * 2
  const distance = nearest + world.random() * (farthest - nearest)
  const x = Math.floor(player.position.x + Math.cos(angle) * distance)
  const z = Math.floor(player.position.z + Math.sin(angle) * distance)
  const top = Math.floor(player.position.y + (world.random() * 2 - 1) * heightBlocks)
  const place = findFloor(world, { ...player.position, x, y: top, z })
  if (!place) return tryDiver(world, { ...player.position, x, y: surfaceWater, z })
  if (!isDark(world, place)) return false
  const floor = world.blocks.at({ ...place, y: place.y - 1 }).name
  const home = homes.get(floor)
  const name = drawMonster(world.random, world.blocks.biomeAt(place), { home })
  if (!mobKindOf(world, name) || (name === 'ghast' && !hasRoomToFly(world, place))) return false
  const count = loners.has(name) ? 1 : 1 + Math.floor(world.random() * group)
  for (let member = 0; member < count; member += 1) {
    const spread = (): number => Math.floor((world.random() * 2 - 1) * groupSpread)
    const own =
      member === 0 ? place : findFloor(world, { ...place, x: x + spread(), y: place.y + 2, z: z + spread() })
    if (!own || !isFarFromAll(world, own)) continue
    if (!isStandable(world, own, name === 'enderman' ? 3 : 2)) continue
    // Also those that leave players alone are forgotten, and count among the most that there are.
    spawnMob(world, name, { position: offsetBy(own, { x: 0.5, y: 0, z: 0.5 }), isPersistent: false })
  }
  return true
}

// Puts one monster into the dark water of a river or an ocean.
function tryDiver(world: WorldContext, place: Place): boolean {
  if (!world.blocks.isLoaded(place)) return false
  const isWet = [0, 1].every((up) => world.blocks.at({ ...place, y: place.y + up }).name === 'water')
  if (!isWet || !isFarFromAll(world, place) || !isDark(world, place)) return false
  const name = drawDiver(world.random, world.blocks.biomeAt(place))
  if (name === undefined) return false
  spawnMob(world, name, { position: offsetBy(place, { x: 0.5, y: 0, z: 0.5 }), isPersistent: false })
  return true
}

// Up to four endermen come together: https://minecraft.wiki/w/Enderman#Spawning
const loners = new Set(['witch', 'ghast'])

// A ghast is four blocks wide and high.
function hasRoomToFly({ blocks }: WorldContext, { x, y, z, dimension }: Place): boolean {
  for (let dx = -2; dx <= 2; dx += 1)
    for (let dz = -2; dz <= 2; dz += 1)
      for (let dy = 1; dy <= 5; dy += 1)
        if (!blocks.at({ x: x + dx, y: y + dy, z: z + dz, dimension }).isAir) return false
  return true
}

// The first floor below a height on which something two blocks high can stand.
function findFloor(world: WorldContext, from: Place): Place | undefined {
  if (!world.blocks.isLoaded(from)) return undefined
  const { minY } = world.blocks.in(from.dimension)
  for (let y = from.y; y > from.y - searchDownBlocks && y > minY; y -= 1) {
    const place = { ...from, y }
    if (!isStandable(world, place, 2)) continue
    const floor = world.blocks.at({ ...place, y: y - 1 })
    // Bodies sink a little into soul sand, and the game lets them appear on it.
    const isFloor = floor.isFullCube || floor.name === 'soul_sand'
    return isFloor && !world.blocks.at(place).name.endsWith('water') ? place : undefined
  }
  return undefined
}

const isFarFromAll = (world: WorldContext, place: Place): boolean =>
  (nearestPlayer(world, place)?.distance ?? Infinity) >= distanceBlocks.nearest
