import { faceOffsets } from '../context/faces.ts'
import type { StandEntity, StandEquipment } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { handSlot, type Player } from '../context/player.ts'
import { distanceBetween, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { moveBody } from '../entities/move-body.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { armorSlotOf } from '../menu/armor-slot-of.ts'
import { mobSlots } from '../context/mob.ts'

// https://minecraft.wiki/w/Armor_Stand
const [width, height] = [0.5, 1.975]
const breakTicks = 5
const turnDegrees = 45
const restTicks = 20
const gravity = { pull: 0.08, drag: 0.98 } as const

type Part = keyof StandEquipment
const parts: readonly Part[] = ['head', 'chest', 'legs', 'feet']

// Heights in blocks at which a click takes a piece.
const heights: readonly (readonly [Part, from: number, to: number])[] = [
  ['feet', 0.1, 0.55],
  ['chest', 0.9, 1.6],
  ['legs', 0.4, 1.2],
  ['head', 1.6, 2],
]

/** Lets stands be set up, dressed, undressed and broken by two quick blows. */
export function createArmorStands(): Mechanic {
  return {
    name: 'armor-stands',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      if (stack.name !== 'armor_stand') return false
      if (face === 'down') return true
      const isInPlace = !state.isSolid
      const foot = isInPlace ? position : offsetBy(position, faceOffsets[face])
      const isFree = [0, 1].every((y) => !world.blocks.at(offsetBy(foot, { x: 0, y, z: 0 })).isSolid)
      if (!isFree || isTaken(world, foot)) return true
      setUp(world, foot, player)
      spendHeld(player, hand)
      return true
    },
    useEntity(world, { player, hand, target, height: at }) {
      if (target.kind !== 'stand') return false
      if (player.gameMode === 'spectator' || hand === 'off') return true
      const held = player.inventory.get(handSlot(player, hand))
      const part = held ? partOf(held.name) : wornAt(target, at)
      if (part) exchange(world, target, { player, part, held })
      return true
    },
    attackEntity(world, { player, target }) {
      if (target.kind !== 'stand') return false
      if (player.gameMode === 'creative') world.entities.remove(target)
      else if (player.gameMode === 'survival') {
        // Going back to a snapshot leaves times of the future behind.
        const ticks = world.tick - target.hitAtTick
        if (ticks >= 0 && ticks <= breakTicks) takeApart(world, target)
        else target.hitAtTick = world.tick
      }
      return true
    },
    tickEntity: {
      stand(world, entity) {
        if (entity.onGround && (world.tick + entity.id) % restTicks !== 0) return
        const { velocity } = entity
        velocity.y = entity.onGround ? -gravity.pull : (velocity.y - gravity.pull) * gravity.drag
        const moved = moveBody(world.blocks, entity, velocity)
        entity.onGround = moved.y > velocity.y + 1e-6
        if (entity.onGround) velocity.y = 0
      },
    },
    exploded(world, { centre, power }) {
      for (const entity of world.entities.all())
        if (entity.kind === 'stand' && distanceBetween(entity.position, centre) < power)
          takeApart(world, entity)
    },
  }
}

function isTaken(world: WorldContext, foot: Place): boolean {
  const middle = offsetBy(foot, { x: 0.5, y: 0, z: 0.5 })
  for (const entity of world.entities.all())
    if (entity.kind === 'stand' || entity.kind === 'mob')
      if (distanceBetween(entity.position, middle) < width) return true
  return false
}

function setUp(world: WorldContext, foot: Place, player: Player): void {
  const position = offsetBy(foot, { x: 0.5, y: 0, z: 0.5 })
  // It looks at whoever sets it up, in eighths of a turn.
  const yaw = Math.round((player.yaw - 180) / turnDegrees) * turnDegrees
  const base = world.entities.create({ typeName: 'armor_stand', position, yaw, width, height })
  world.entities.add<StandEntity>({ ...base, kind: 'stand', equipment: {}, hitAtTick: -breakTicks - 1 })
}

function partOf(name: string): Part | undefined {
  const slot = armorSlotOf(name)
  return slot === undefined ? undefined : parts[slot - 5]
}

/** Piece at the clicked height; the topmost one where the client tells none. */
function wornAt({ equipment }: StandEntity, at: number | undefined): Part | undefined {
  if (at === undefined) return parts.find((part) => equipment[part])
  return heights.find(([part, from, to]) => at >= from && at < to && equipment[part])?.[0]
}

interface Exchange {
  readonly player: Player
  readonly part: Part
  readonly held: ItemStack | undefined
}

/** Puts one held piece on and gives what was worn. */
function exchange(world: WorldContext, stand: StandEntity, { player, part, held }: Exchange): void {
  const { [part]: worn, ...rest } = stand.equipment
  const put = held && withCount(held, 1)
  // With more than one in the hand, what is worn has no place to go.
  if (put && worn && held.count > 1) return
  stand.equipment = { ...rest, ...(put && { [part]: put }) }
  const slot = handSlot(player, 'main')
  if (put) spendHeld(player, 'main')
  if (worn && !player.inventory.get(slot)) player.inventory.set(slot, worn)
  else if (worn) giveOrDrop(world, player, worn)
  const item = world.items.encode(put)
  const equipments = [{ slot: mobSlots.indexOf(part), item }]
  world.broadcastNear(stand, 'entity_equipment', { entityId: stand.id, equipments })
}

function takeApart(world: WorldContext, stand: StandEntity): void {
  if (stand.isRemoved) return
  world.entities.remove(stand)
  const { position, equipment } = stand
  for (const stack of [{ name: 'armor_stand', count: 1 }, ...Object.values(equipment)])
    world.entities.dropItem(stack, { position })
}
