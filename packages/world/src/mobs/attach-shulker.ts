import { faceOffsets, faces, oppositeFaces, type Face } from '../context/faces.ts'
import type { Mob } from '../context/mob.ts'
import { blockPlace, offsetBy, type Place } from '../context/position.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { isRoomLoaded } from './is-room-loaded.ts'
import { attachedFace, attachmentMetadata, moveShell, shellGaps } from './shulker-shell.ts'

// https://minecraft.wiki/w/Shulker#Teleportation
const reachBlocks = { minimum: -8, maximum: 8 }
const tries = 5

/** Keeps a shulker in the middle of its block, on another side of it when the block that it held to is gone, or elsewhere. */
export function keepAttached(world: WorldContext, mob: Mob): void {
  if (!isRoomLoaded(world, mob.position)) return
  const cell = blockPlace(mob.position)
  const held = attachedFace(mob)
  const face = canHold(world, cell, held) ? held : faces.find((each) => canHold(world, cell, each))
  if (face) attach(world, mob, { cell, face })
  else teleportShulker(world, mob)
}

/** Takes a shulker to a free place within eight blocks that has a whole block beside it; it stays where none is found. */
export function teleportShulker(world: WorldContext, mob: Mob): void {
  const from = blockPlace(mob.position)
  const draw = (): number => randomInteger(world.random, reachBlocks)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const cell = offsetBy(from, { x: draw(), y: draw(), z: draw() })
    if (!world.blocks.isLoaded(cell) || !world.blocks.at(cell).isAir || hasShulker(world, cell)) continue
    const face = faces.find((each) => canHold(world, cell, each))
    if (!face) continue
    playSound(world, mob.position, { name: 'entity.shulker.teleport', category: 'hostile' })
    attach(world, mob, { cell, face })
    moveShell(world, mob, shellGaps.shut)
    mob.mind.target = undefined
    return
  }
}

// It needs a whole block to hold to, and room for its lid on the other side.
function canHold({ blocks }: WorldContext, cell: Place, face: Face): boolean {
  const [behind, ahead] = [face, oppositeFaces[face]].map((side) => offsetBy(cell, faceOffsets[side]))
  if (!behind || !ahead || !blocks.isLoaded(behind) || !blocks.isLoaded(ahead)) return false
  return blocks.at(behind).isFullCube && !blocks.at(cell).isSolid && !blocks.at(ahead).isSolid
}

function hasShulker({ entities }: WorldContext, cell: Place): boolean {
  for (const { typeName, position } of entities.all()) {
    if (typeName !== 'shulker' || position.dimension !== cell.dimension) continue
    const { x, y, z } = blockPlace(position)
    if (x === cell.x && y === cell.y && z === cell.z) return true
  }
  return false
}

function attach(
  world: WorldContext,
  mob: Mob,
  { cell, face }: { readonly cell: Place; readonly face: Face },
): void {
  const { position } = mob
  const [x, y, z] = [cell.x + 0.5, cell.y, cell.z + 0.5]
  if (position.x === x && position.y === y && position.z === z && attachedFace(mob) === face) return
  Object.assign(position, { x, y, z })
  for (const [key, value] of attachmentMetadata(cell, face)) world.entities.setMetadata(mob, key, value)
}
