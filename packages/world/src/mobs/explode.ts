import { breakBlock } from '../blocks/break-block.ts'
import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import {
  blockPlace,
  distanceBetween,
  parsePlaceKey,
  placeKey,
  type Place,
  type Position,
} from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { canSee } from '../combat/can-see.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { primeTnt } from '../combat/prime-tnt.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { pushPlayer } from '../combat/push-player.ts'
import { scaleToDifficulty } from '../combat/scale-to-difficulty.ts'

/** Strength of an explosion, and who made it. */
export interface ExplodeOptions {
  /** 3 for a creeper, 4 for TNT. */
  readonly power: number
  readonly source?: Entity
  readonly breaksBlocks: boolean
}

const heardBlocks = 64

/** Blows up a place: hurts and pushes who is near and breaks blocks, some of which drop. */
export function explode(world: WorldContext, centre: Place, options: ExplodeOptions): void {
  const { power, source, breaksBlocks } = options
  // Bodies first: the crater would take away what shelters them.
  for (const player of world.players.slice()) {
    const impact = impactOn(world, player, { centre, power })
    if (impact <= 0) continue
    const amount = scaleToDifficulty(world, damageOf(impact, power))
    damagePlayer(world, player, { amount, source: 'explosion', ...(source && { attacker: source }) })
    pushPlayer(player, centre, impact)
  }
  for (const entity of world.entities.all()) {
    const mob = asMob(entity)
    if (!mob || mob === source) continue
    const impact = impactOn(world, mob, { centre, power })
    if (impact <= 0) continue
    hurtMob(world, mob, {
      amount: damageOf(impact, power),
      source: 'explosion',
      from: centre,
      knockback: impact,
    })
  }
  if (breaksBlocks) breakCrater(world, { centre, power })
  world.hooks.exploded({ centre, power })
  show(world, centre, power)
}

interface Blast {
  readonly centre: Place
  readonly power: number
}

// The share of the blast that reaches a body: less with distance and none behind walls.
function impactOn(world: WorldContext, body: Player | Mob, { centre, power }: Blast): number {
  const reach = power * 2
  const distance = distanceBetween(centre, body.position)
  if (distance >= reach || !canSee(world, { position: { ...centre }, height: 0.5 }, body)) return 0
  return 1 - distance / reach
}

// https://minecraft.wiki/w/Explosion#Damage_and_knockback
const damageOf = (impact: number, power: number): number =>
  Math.floor(((impact * impact + impact) / 2) * 7 * power * 2 + 1)

// Rays through the cells of a cube's surface; vanilla sends 16 to an edge, 10 find the same blocks of small craters.
const raysPerEdge = 10
const rayStepBlocks = 0.3
const rayLoss = 0.225
const fluidResistance = 100
const shortFuse = 10
const dropTool = { name: 'diamond_pickaxe', count: 1 }

function breakCrater(world: WorldContext, blast: Blast): void {
  const broken = new Set<string>()
  const last = raysPerEdge - 1
  for (let i = 0; i <= last; i += 1)
    for (let j = 0; j <= last; j += 1)
      for (let k = 0; k <= last; k += 1) {
        if (i % last !== 0 && j % last !== 0 && k % last !== 0) continue
        const towards = { x: i / last - 0.5, y: j / last - 0.5, z: k / last - 0.5 }
        for (const key of blocksAlong(world, blast, towards)) broken.add(key)
      }
  for (const key of broken) {
    const place = parsePlaceKey(key)
    if (world.blocks.at(place).name === 'tnt') {
      // TNT beside a blast follows soon.
      world.blocks.set(place, 0)
      primeTnt(world, place, shortFuse + Math.floor(world.random() * shortFuse * 2))
      continue
    }
    const hasDrops = world.random() < 1 / blast.power
    breakBlock(world, place, { tool: dropTool, hasDrops })
  }
}

// The blocks that one ray breaks before they have swallowed its force.
function blocksAlong(world: WorldContext, { centre, power }: Blast, towards: Position): readonly string[] {
  const length = Math.hypot(towards.x, towards.y, towards.z) / rayStepBlocks
  const place = { ...centre }
  const found: string[] = []
  for (let force = power * (0.7 + world.random() * 0.6); force > 0; force -= rayLoss) {
    const state = world.blocks.at(place)
    if (!state.isAir) {
      force -= (resistanceOf(world, state.name) + 0.3) * rayStepBlocks
      if (force > 0 && state.isDiggable && !isFluid(state.name)) found.push(placeKey(blockPlace(place)))
    }
    place.x += towards.x / length
    place.y += towards.y / length
    place.z += towards.z / length
  }
  return found
}

const isFluid = (name: string): boolean => name === 'water' || name === 'lava'

const resistanceOf = ({ registry }: WorldContext, name: string): number =>
  isFluid(name) ? fluidResistance : (registry.blocksByName[name]?.resistance ?? 0)

function show(world: WorldContext, centre: Place, power: number): void {
  playSound(world, centre, { name: 'entity.generic.explode', category: 'block', volume: 4 })
  // From 1.20.3 on the packet describes particles and sound; the changes of blocks say enough.
  if (world.isAtLeast('1.20.3')) return
  const motion = { playerMotionX: 0, playerMotionY: 0, playerMotionZ: 0 }
  for (const player of world.players) {
    if (distanceBetween(player.position, centre) > heardBlocks) continue
    player.send('explosion', { ...centre, radius: power, affectedBlockOffsets: [], ...motion })
  }
}
