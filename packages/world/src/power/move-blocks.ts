import { breakBlock } from '../blocks/break-block.ts'
import type { BlockState } from '../context/block-state.ts'
import { faceOffsets, oppositeFaces, type Face } from '../context/faces.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { beside } from './signals.ts'

// https://minecraft.wiki/w/Piston#Limitations
const mostBlocks = 12
const fixed =
  /^(obsidian|crying_obsidian|bedrock|respawn_anchor|reinforced_deepslate|enchanting_table|ender_chest|beacon|spawner|bell|lectern|beehive|bee_nest|piston_head|moving_piston|end_portal_frame|lodestone)$|_sign$|_banner$/
const fragile =
  /_leaves$|_bed$|_door$|_candle$|_head$|_skull$|_amethyst_bud$|^(pumpkin|melon|carved_pumpkin|jack_o_lantern|cactus|cake|lantern|soul_lantern|dragon_egg|bamboo|turtle_egg|scaffolding|sea_pickle|candle|flower_pot|potted_.*|cobweb|amethyst_cluster|budding_amethyst)$/

/** Whether a piston can move a block. */
export function isMovable(world: WorldContext, place: Place, state: BlockState): boolean {
  const isExtended = /^(sticky_)?piston$/.test(state.name) && state.properties['extended'] === true
  return !isExtended && !fixed.test(state.name) && state.isDiggable && !world.hooks.storageAt(place)
}

/** Whether a block gives way to a piston and breaks. */
export function isFragile(state: BlockState): boolean {
  return fragile.test(state.name) || state.block.boundingBox === 'empty'
}

/** Pushes the row of blocks in front of a piston one further; false when something does not move. */
export function pushRow(world: WorldContext, start: Place, face: Face): boolean {
  const row: Place[] = []
  let place = start
  for (;;) {
    const state = world.blocks.at(place)
    const { minY, maxY } = world.blocks.in(place.dimension)
    if (place.y < minY || place.y >= maxY) return false
    if (state.isAir || isFragile(state)) break
    if (row.length >= mostBlocks || !isMovable(world, place, state)) return false
    row.push(place)
    place = beside(place, face)
  }
  if (!world.blocks.at(place).isAir) clear(world, place)
  shiftBodies(world, [...row.map((each) => beside(each, face)), start], face)
  for (const from of row.toReversed()) {
    const { id } = world.blocks.at(from)
    world.blocks.set(beside(from, face), id)
    world.blocks.set(from, 0)
  }
  return true
}

/** Pulls the block in front of a sticky piston's head back by one. */
export function pullBlock(world: WorldContext, head: Place, face: Face): void {
  const from = beside(head, face)
  const state = world.blocks.at(from)
  if (state.isAir || isFragile(state) || !isMovable(world, from, state)) return
  world.blocks.set(from, 0)
  world.blocks.set(head, state.id)
  shiftBodies(world, [head], oppositeFaces[face])
}

function clear(world: WorldContext, place: Place): void {
  const { name } = world.blocks.at(place)
  if (name === 'water' || name === 'lava') world.blocks.set(place, 0)
  else breakBlock(world, place)
}

/** Moves those who stand where blocks come to. */
function shiftBodies(world: WorldContext, cells: readonly Place[], face: Face): void {
  const isIn = ({ position }: { readonly position: Place }): boolean =>
    cells.some(
      ({ x, y, z, dimension }) =>
        position.dimension === dimension &&
        position.x > x - 0.3 &&
        position.x < x + 1.3 &&
        position.z > z - 0.3 &&
        position.z < z + 1.3 &&
        position.y > y - 1 &&
        position.y < y + 1,
    )
  for (const player of world.players)
    if (!player.isDead && isIn(player)) player.teleport(offsetBy(player.position, faceOffsets[face]))
  for (const entity of world.entities.all())
    if (isIn(entity)) Object.assign(entity.position, offsetBy(entity.position, faceOffsets[face]))
}
