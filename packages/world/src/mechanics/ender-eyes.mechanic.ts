import type { EnderEyeEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition, type Player } from '../context/player.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { nearestStronghold } from '../generation/structures/stronghold-places.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Eye_of_Ender#Usage
const lifetimeTicks = 80
const breakChance = 0.2
const aheadBlocks = 12
const riseBlocks = 8
const ringReach = 2

/** Lets eyes of ender fly towards the nearest stronghold and fill the frames of its portal. */
export function createEnderEyes(): Mechanic {
  return {
    name: 'ender-eyes',
    useItemOnBlock(world, { player, hand, stack, position, state }) {
      if (stack.name !== 'ender_eye' || state.name !== 'end_portal_frame') return false
      if (state.properties['eye'] === true) return true
      spendHeld(player, hand)
      world.blocks.update(position, { eye: true })
      playSound(world, position, { name: 'block.end_portal_frame.fill', category: 'block' })
      openPortal(world, position)
      return true
    },
    useItem(world, { player, hand, stack }) {
      if (stack.name !== 'ender_eye') return false
      if (player.position.dimension !== 'overworld') return true
      spendHeld(player, hand)
      launchEye(world, player)
      return true
    },
    tickEntity: { 'ender-eye': fly },
  }
}

function launchEye(world: WorldContext, player: Player): void {
  const { x, y, z, dimension } = eyePosition(player)
  const goal = nearestStronghold(world.seed, { x, z })
  const [dx, dz] = [goal.x + 0.5 - x, goal.z + 0.5 - z]
  const distance = Math.hypot(dx, dz)
  const isFar = distance > aheadBlocks
  const target = isFar
    ? { x: x + (dx / distance) * aheadBlocks, y: y + riseBlocks, z: z + (dz / distance) * aheadBlocks }
    : { x: goal.x + 0.5, y: goal.y, z: goal.z + 0.5 }
  const base = world.entities.create({ typeName: 'eye_of_ender', position: { x, y, z, dimension } })
  base.metadata.set('item_stack', { type: 'item_stack', value: { name: 'ender_eye', count: 1 } })
  const survives = world.random() >= breakChance
  world.entities.add<EnderEyeEntity>({ ...base, kind: 'ender-eye', target, survives })
  playSound(world, player.position, { name: 'entity.ender_eye.launch', category: 'neutral', volume: 0.5 })
}

// As in the game: it gathers speed towards its target, slows down beside it and rises or sinks to its height.
function fly(world: WorldContext, eye: EnderEyeEntity): void {
  const { position, velocity, target } = eye
  position.x += velocity.x
  position.y += velocity.y
  position.z += velocity.z
  const [dx, dz] = [target.x - position.x, target.z - position.z]
  const distance = Math.hypot(dx, dz)
  const angle = Math.atan2(dz, dx)
  let speed = Math.hypot(velocity.x, velocity.z)
  speed += (distance - speed) * 0.0025
  if (distance < 1) {
    speed *= 0.8
    velocity.y *= 0.8
  }
  const rise = position.y < target.y ? 1 : -1
  velocity.x = Math.cos(angle) * speed
  velocity.z = Math.sin(angle) * speed
  velocity.y += (rise - velocity.y) * 0.015
  if (world.tick - eye.bornAtTick <= lifetimeTicks) return
  world.entities.remove(eye)
  if (eye.survives) world.entities.dropItem({ name: 'ender_eye', count: 1 }, { position })
  else playSound(world, position, { name: 'entity.ender_eye.death', category: 'neutral' })
}

// Twelve filled frames that look at the same middle light the nine blocks between them.
function openPortal(world: WorldContext, frame: Place): void {
  for (let dx = -ringReach; dx <= ringReach; dx += 1)
    for (let dz = -ringReach; dz <= ringReach; dz += 1) {
      const middle = offsetBy(frame, { x: dx, y: 0, z: dz })
      if (!isRing(world, middle)) continue
      for (let x = -1; x <= 1; x += 1)
        for (let z = -1; z <= 1; z += 1) world.blocks.place(offsetBy(middle, { x, y: 0, z }), 'end_portal')
      playSound(world, middle, { name: 'block.end_portal.spawn', category: 'block' })
    }
}

const frameSides: readonly (readonly [x: number, z: number, facing: string])[] = [-1, 0, 1].flatMap(
  (along) => [
    [along, -ringReach, 'south'] as const,
    [along, ringReach, 'north'] as const,
    [-ringReach, along, 'east'] as const,
    [ringReach, along, 'west'] as const,
  ],
)

const isRing = (world: WorldContext, middle: Place): boolean =>
  frameSides.every(([x, z, facing]) => {
    const { name, properties } = world.blocks.at(offsetBy(middle, { x, y: 0, z }))
    return name === 'end_portal_frame' && properties['eye'] === true && properties['facing'] === facing
  })
