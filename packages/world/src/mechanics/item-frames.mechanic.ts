import { faceOffsets, faces, oppositeFaces, type Face } from '../context/faces.ts'
import type { FrameEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { handSlot } from '../context/player.ts'
import { distanceBetween, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spendHeld } from '../inventory/spend-held.ts'

// https://minecraft.wiki/w/Item_Frame
const turns = 8
const fromMiddle = 0.46875
const nearBlocks = 3
const yaws: Partial<Record<Face, number>> = { south: 0, west: 90, north: 180, east: 270 }
const pitches: Partial<Record<Face, number>> = { up: -90, down: 90 }

/** Lets frames be hung on blocks, filled, turned, emptied and taken down. */
export function createItemFrames(): Mechanic {
  return {
    name: 'item-frames',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      if (!isFrame(stack.name) || !world.registry.entitiesByName[stack.name]) return false
      const cell = offsetBy(position, faceOffsets[face])
      const isFree = !world.blocks.at(cell).isSolid && !isHung(world, cell, face)
      if (!state.isSolid || !isFree) return true
      hang(world, { typeName: stack.name, cell, facing: face })
      spendHeld(player, hand)
      return true
    },
    useEntity(world, { player, hand, target }) {
      if (target.kind !== 'frame' || player.gameMode === 'spectator') return false
      const held = player.inventory.get(handSlot(player, hand))
      if (target.stack) {
        if (hand === 'main') show(world, target, { stack: target.stack, turn: (target.turn + 1) % turns })
      } else if (held) {
        show(world, target, { stack: { ...held, count: 1 }, turn: 0 })
        spendHeld(player, hand)
      }
      return true
    },
    attackEntity(world, { player, target }) {
      if (target.kind !== 'frame') return false
      if (player.gameMode === 'spectator') return true
      const isCreative = player.gameMode === 'creative'
      if (target.stack) {
        if (!isCreative) world.entities.dropItem(target.stack, { position: target.position })
        show(world, target, { stack: undefined, turn: 0 })
      } else takeDown(world, target, { drops: !isCreative })
      return true
    },
    blockChanged(world, { position, before, after }) {
      if (before.isSolid === after.isSolid) return
      for (const entity of world.entities.all()) {
        if (entity.kind !== 'frame' || distanceBetween(entity.position, position) > nearBlocks) continue
        const cell = after.isSolid ? position : offsetBy(position, faceOffsets[entity.facing])
        if (isIn(entity, cell)) takeDown(world, entity, { drops: true })
      }
    },
    exploded(world, { centre, power }) {
      for (const entity of world.entities.all())
        if (entity.kind === 'frame' && distanceBetween(entity.position, centre) < power)
          takeDown(world, entity, { drops: true })
    },
  }
}

const isFrame = (name: string): boolean => name === 'item_frame' || name === 'glow_item_frame'

/** Whether a frame hangs in the room of a block. */
const isIn = ({ position: { x, y, z, dimension } }: FrameEntity, cell: Place): boolean =>
  dimension === cell.dimension &&
  Math.floor(x) === cell.x &&
  Math.floor(y) === cell.y &&
  Math.floor(z) === cell.z

const isHung = (world: WorldContext, cell: Place, facing: Face): boolean =>
  [...world.entities.all()].some(
    (entity) => entity.kind === 'frame' && entity.facing === facing && isIn(entity, cell),
  )

interface Hook {
  readonly typeName: string
  /** Room of a block in front of the one that carries the frame. */
  readonly cell: Place
  readonly facing: Face
}

function hang(world: WorldContext, { typeName, cell, facing }: Hook): void {
  const back = faceOffsets[oppositeFaces[facing]]
  const middle = offsetBy(cell, { x: 0.5, y: 0.5, z: 0.5 })
  const position = offsetBy(middle, {
    x: back.x * fromMiddle,
    y: back.y * fromMiddle,
    z: back.z * fromMiddle,
  })
  const base = world.entities.create({
    typeName,
    position,
    yaw: yaws[facing] ?? 0,
    pitch: pitches[facing] ?? 0,
    width: 0.5,
    height: 0.5,
    objectData: faces.indexOf(facing),
  })
  world.entities.add<FrameEntity>({ ...base, kind: 'frame', facing, turn: 0 })
}

function show(
  world: WorldContext,
  frame: FrameEntity,
  { stack, turn }: Pick<FrameEntity, 'turn'> & { readonly stack: FrameEntity['stack'] },
): void {
  frame.stack = stack
  frame.turn = turn
  world.entities.setMetadata(frame, 'item', { type: 'item_stack', value: stack })
  world.entities.setMetadata(frame, 'rotation', { type: 'int', value: turn })
}

function takeDown(world: WorldContext, frame: FrameEntity, { drops }: { readonly drops: boolean }): void {
  if (frame.isRemoved) return
  world.entities.remove(frame)
  if (!drops) return
  for (const stack of [{ name: frame.typeName, count: 1 }, frame.stack])
    if (stack) world.entities.dropItem(stack, { position: frame.position })
}
