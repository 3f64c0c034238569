import type { ExperienceOrbEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveExperience } from '../inventory/give-experience.ts'
import { mendItems } from '../inventory/mend-items.ts'
import { moveBody } from '../entities/move-body.ts'
import { restsUnattended } from '../entities/rests-unattended.ts'

// Vanilla's figures: https://minecraft.wiki/w/Experience#Behavior
const lifetimeTicks = 6000
const attractionBlocks = 8
const pullStrength = 0.1
const gravity = 0.03
// A player swallows one orb at a time.
const swallowTicks = 2
const reach = { horizontal: 1, vertical: 0.5 }

/** Lets orbs of experience fly to players, be collected, and vanish after five minutes with somebody near. */
export function createExperienceOrbs(): Mechanic {
  const swallowedAt = new WeakMap<Player, number>()
  const mayCollect = (world: WorldContext, player: Player): boolean => {
    const last = swallowedAt.get(player)
    // Going back to a snapshot leaves times of the future behind.
    return last === undefined || last > world.tick || world.tick - last >= swallowTicks
  }
  return {
    name: 'experience-orbs',
    tickEntity: {
      'experience-orb'(world, orb) {
        if (restsUnattended(world, orb)) return
        const { minY } = world.blocks.in(orb.position.dimension)
        if (world.tick - orb.bornAtTick >= lifetimeTicks || orb.position.y < minY - 32) {
          world.entities.remove(orb)
          return
        }
        const player = nearestCollector(world, orb)
        fly(world, orb, player)
        if (!player || !isTouching(player, orb) || !mayCollect(world, player)) return
        swallowedAt.set(player, world.tick)
        collect(world, player, orb)
      },
    },
  }
}

function nearestCollector(world: WorldContext, orb: ExperienceOrbEntity): Player | undefined {
  let nearest: Player | undefined
  let least = attractionBlocks
  for (const player of world.players) {
    if (player.isDead || player.gameMode === 'spectator') continue
    const distance = distanceBetween(player.position, orb.position)
    if (distance >= least) continue
    least = distance
    nearest = player
  }
  return nearest
}

function fly(world: WorldContext, orb: ExperienceOrbEntity, player: Player | undefined): void {
  const { velocity } = orb
  velocity.y -= gravity
  if (player) attract(orb, player)
  const wanted = { ...velocity }
  const moved = moveBody(world.blocks, orb, wanted)
  orb.onGround = wanted.y < 0 && moved.y > wanted.y
  const friction = orb.onGround ? 0.588 : 0.98
  velocity.x = moved.x === wanted.x ? wanted.x * friction : 0
  velocity.z = moved.z === wanted.z ? wanted.z * friction : 0
  velocity.y = moved.y === wanted.y ? wanted.y * 0.98 : 0
}

// The nearer the player, the stronger the pull, aimed at the middle of the body.
function attract({ position, velocity }: ExperienceOrbEntity, player: Player): void {
  const dx = player.position.x - position.x
  const dy = player.position.y + player.height / 2 - position.y
  const dz = player.position.z - position.z
  const distance = Math.hypot(dx, dy, dz)
  const share = 1 - distance / attractionBlocks
  if (distance === 0 || share <= 0) return
  const pull = (share * share * pullStrength) / distance
  velocity.x += dx * pull
  velocity.y += dy * pull
  velocity.z += dz * pull
}

function isTouching({ position, width, height }: Player, orb: ExperienceOrbEntity): boolean {
  const sideways = width / 2 + orb.width / 2 + reach.horizontal
  return (
    Math.abs(orb.position.x - position.x) < sideways &&
    Math.abs(orb.position.z - position.z) < sideways &&
    orb.position.y + orb.height > position.y - reach.vertical &&
    orb.position.y < position.y + height + reach.vertical
  )
}

function collect(world: WorldContext, player: Player, orb: ExperienceOrbEntity): void {
  world.broadcastNear(orb, 'collect', {
    collectedEntityId: orb.id,
    collectorEntityId: player.id,
    pickupItemCount: 1,
  })
  const left = mendItems(world, player, orb.amount)
  if (left > 0) giveExperience(player, left)
  world.entities.remove(orb)
}
