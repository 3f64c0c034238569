import type { BlockUse } from '../context/clicks.ts'
import { faceOffsets } from '../context/faces.ts'
import { handSlot } from '../context/player.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { isReplaceable, isSupported, placementOf, type PlacedBlock } from '../rules/index.ts'
import { isBodyInBlock } from './is-body-in-block.ts'

/** Places the block a player holds where the click points; false when it does not fit there. */
export function placeHeldBlock(world: WorldContext, use: BlockUse & { readonly stack: ItemStack }): boolean {
  const { player, hand, stack, state, face } = use
  const isInPlace = isReplaceable(state, { item: stack.name, face })
  const target = isInPlace ? use.position : offsetBy(use.position, faceOffsets[face])
  const placed = placementOf({
    registry: world.registry,
    item: stack.name,
    face,
    yaw: player.yaw,
    pitch: player.pitch,
    cursor: use.cursor,
    target: world.blocks.at(target),
  })
  const [first] = placed
  if (!first || !placed.every((block) => fits(world, { target, block, stack, isClicked: isInPlace, face })))
    return false
  if (!isHeldUp(world, target, first)) return false
  for (const block of placed) world.blocks.set(offsetBy(target, block.offset), block.stateId)
  if (player.gameMode !== 'creative') {
    const slot = handSlot(player, hand)
    const held = player.inventory.get(slot)
    if (held) player.inventory.set(slot, withCount(held, held.count - 1))
  }
  world.events.emit('block-place', {
    player,
    position: target,
    state: world.blocks.at(target),
    stack,
  })
  return true
}

function fits(
  world: WorldContext,
  {
    target,
    block,
    stack,
    isClicked,
    face,
  }: {
    readonly target: Place
    readonly block: PlacedBlock
    readonly stack: ItemStack
    readonly isClicked: boolean
    readonly face: BlockUse['face']
  },
): boolean {
  const position = offsetBy(target, block.offset)
  const { minY, maxY } = world.blocks.in(position.dimension)
  if (position.y < minY || position.y >= maxY) return false
  const standing = world.blocks.at(position)
  if (!isReplaceable(standing, { item: stack.name, ...(isClicked ? { face } : {}) })) return false
  const { shapes } = world.blocks.state(block.stateId)
  return shapes.length === 0 || !isBodyInBlock(world, position, shapes)
}

const isHeldUp = (world: WorldContext, target: Place, block: PlacedBlock): boolean =>
  isSupported({
    registry: world.registry,
    block,
    neighbour: (x, y, z) => world.blocks.at(offsetBy(target, { x, y, z })),
  })
