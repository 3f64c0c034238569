import { faceOffsets } from '../context/faces.ts'
import { z } from 'zod'
import { placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import { dimensions, type Dimension } from '../registry/dimension.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { BlockChange } from '../context/block-change.ts'
import { handSlot, type Player } from '../context/player.ts'
import { offsetBy, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount } from '../items/item-stack.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { buildPortal } from '../blocks/build-portal.ts'
import { findPortalFrame } from '../blocks/find-portal-frame.ts'

const portal = 'nether_portal'
const fireMakers = new Set(['flint_and_steel', 'fire_charge'])

// How long a player must stand in a portal: https://minecraft.wiki/w/Nether_portal#Behavior
const travelTicks = 80
const creativeTravelTicks = 1

// How far from where a portal leads one that stands already is taken.
const exitBlocks: Readonly<Record<Dimension, number>> = { the_nether: 16, overworld: 128, the_end: 0 }

/** Lets frames of obsidian be lit, carries who stands in them between overworld and Nether, and lets them break. */
export function createPortals(): Mechanic {
  const cells = new Set<string>()
  const standing = new Map<Player, number>()
  const arrived = new Set<Player>()
  return {
    name: 'portals',
    useItemOnBlock(world, { player, hand, stack, position, face }) {
      if (!fireMakers.has(stack.name)) return false
      if (!light(world, offsetBy(position, faceOffsets[face]))) return false
      const slot = handSlot(player, hand)
      if (stack.name === 'flint_and_steel') wearItem(world, player, { points: 1, slot })
      else if (player.gameMode !== 'creative') player.inventory.set(slot, withCount(stack, stack.count - 1))
      return true
    },
    blockChanged(world, change) {
      const { position, after } = change
      if (after.name === portal) cells.add(placeKey(position))
      else cells.delete(placeKey(position))
      collapse(world, change)
    },
    tickPlayer(world, player) {
      if (player.isDead || world.blocks.at(player.position).name !== portal) {
        standing.delete(player)
        arrived.delete(player)
        return
      }
      // Who has arrived must leave the portal before it works again.
      if (arrived.has(player)) return
      const ticks = (standing.get(player) ?? 0) + 1
      standing.set(player, ticks)
      if (ticks < (player.gameMode === 'creative' ? creativeTravelTicks : travelTicks)) return
      standing.delete(player)
      arrived.add(player)
      travel(world, player, cells)
    },
    playerLeft(_world, player) {
      standing.delete(player)
      arrived.delete(player)
    },
    kept: keptState({
      schema: z.array(placeKeyShape),
      save: () => [...cells],
      load(_world, keys) {
        cells.clear()
        for (const key of keys) cells.add(key)
      },
    }),
    // Who left the world in a portal must leave the portal before it works again.
    playerJoined(world, player) {
      if (world.blocks.at(player.position).name === portal) arrived.add(player)
    },
  }
}

function light(world: WorldContext, place: Place): boolean {
  if (place.dimension === 'the_end' || !world.blocks.at(place).isAir) return false
  for (const axis of ['x', 'z'] as const) {
    const inside = findPortalFrame(world.blocks, { place, axis })
    if (!inside) continue
    for (const cell of inside) world.blocks.place(cell, portal, { axis })
    return true
  }
  return false
}

// A portal goes out, one cell after the other, when its frame or a part of it is gone.
function collapse(world: WorldContext, { position, before, after }: BlockChange): void {
  const isGone = before.name === portal ? after.name !== portal : before.name === 'obsidian'
  if (!isGone) return
  for (const offset of Object.values(faceOffsets)) {
    const neighbour = offsetBy(position, offset)
    const state = world.blocks.at(neighbour)
    // A portal has cells only along its axis and above each other.
    const isInPlane = state.properties['axis'] === 'x' ? offset.z === 0 : offset.x === 0
    if (state.name === portal && isInPlane) world.blocks.set(neighbour, 0)
  }
}

function travel(world: WorldContext, player: Player, cells: ReadonlySet<string>): void {
  const { x, y, z, dimension: from } = player.position
  const to: Dimension = from === 'overworld' ? 'the_nether' : 'overworld'
  const scale = dimensions[from].scale / dimensions[to].scale
  const target = { x: Math.floor(x * scale), y, z: Math.floor(z * scale), dimension: to }
  const exit = nearestExit(target, cells) ?? buildPortal(world, target)
  player.teleport(offsetBy(exit, { x: 0.5, y: 0, z: 0.5 }))
}

function nearestExit(target: Place, cells: ReadonlySet<string>): Place | undefined {
  let nearest: Place | undefined
  let least = Infinity
  for (const key of cells) {
    const cell = parsePlaceKey(key)
    const sideways = Math.max(Math.abs(cell.x - target.x), Math.abs(cell.z - target.z))
    if (cell.dimension !== target.dimension || sideways > exitBlocks[target.dimension]) continue
    // The lowest cell of a portal, so that arrivals stand on its frame.
    const distance = Math.hypot(sideways, cell.y - target.y) + cell.y / 1000
    const isLowest = !cells.has(placeKey({ ...cell, y: cell.y - 1 }))
    if (!isLowest || distance >= least) continue
    least = distance
    nearest = cell
  }
  return nearest
}
