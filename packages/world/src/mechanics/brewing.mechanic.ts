import { z } from 'zod'
import {
  bottleSlots,
  isBottle,
  standSlots,
  tickBrewingStand,
  type BrewingStand,
} from '../block-entities/brewing-stand.ts'
import { closeWindowsAt } from '../block-entities/close-windows-at.ts'
import { openBrewingStand } from '../block-entities/open-brewing-stand.ts'
import { slotsOf } from '../block-entities/slots-of.ts'
import { spillContainer } from '../block-entities/spill-container.ts'
import { placeKeyShape, slotsShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { centreOf, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer } from '../items/container.ts'
import { isBrewingIngredient } from '../rules/index.ts'
import { playSound } from '../protocol/sound-packet.ts'

const standSize = 5

const standsShape = z.array(
  z.object({
    key: placeKeyShape,
    container: slotsShape,
    fuel: z.int().min(0),
    ticksLeft: z.int().min(0),
    ingredient: z.string().optional(),
  }),
)

/** Lets brewing stands open, brew and show their bottles, also while nobody looks. */
export function createBrewing(): Mechanic {
  const stands = new Map<string, BrewingStand>()
  const standAt = (position: Place): BrewingStand => {
    const key = placeKey(position)
    const stand = stands.get(key) ?? emptyStand()
    stands.set(key, stand)
    return stand
  }
  return {
    name: 'brewing',
    tick(world) {
      for (const [key, stand] of stands) work(world, parsePlaceKey(key), stand)
    },
    useBlock(world, { player, position, state }) {
      if (state.name !== 'brewing_stand') return false
      openBrewingStand(world, player, { stand: standAt(position), position })
      return true
    },
    storageAt(world, place) {
      if (world.blocks.at(place).name !== 'brewing_stand') return undefined
      const { container } = standAt(place)
      return {
        container,
        slotsInto: (stack, side) => {
          if (side === 'above') return isBrewingIngredient(stack.name) ? [standSlots.ingredient] : []
          if (stack.name === 'blaze_powder') return [standSlots.fuel]
          return isBottle(stack) ? bottleSlots.filter((slot) => !container.get(slot)) : []
        },
        slotsOutOf: bottleSlots,
      }
    },
    blockBroken(world, { position, state }) {
      const stand = state.name === 'brewing_stand' ? stands.get(placeKey(position)) : undefined
      if (!stand) return
      closeWindowsAt(world, position)
      spillContainer(world, stand.container, position)
    },
    blockChanged(world, { position, before, after }) {
      if (before.name === after.name || !stands.delete(placeKey(position))) return
      closeWindowsAt(world, position)
    },
    kept: keptState({
      schema: standsShape,
      save: () =>
        [...stands].map(([key, { container, ...rest }]) => ({ ...rest, key, container: slotsOf(container) })),
      load(_world, kept) {
        stands.clear()
        for (const { key, container, ingredient, ...rest } of kept)
          stands.set(key, { ...rest, ingredient, container: createContainer(standSize, container) })
      },
    }),
  }
}

function work(world: WorldContext, position: Place, stand: BrewingStand): void {
  const wasBrewing = stand.ticksLeft > 0
  const left = tickBrewingStand(stand)
  if (left) world.entities.dropItem(left, { position: centreOf(position) })
  if (wasBrewing && stand.ticksLeft === 0)
    playSound(world, position, { name: 'block.brewing_stand.brew', category: 'block' })
  showBottles(world, position, stand)
}

function showBottles({ blocks }: WorldContext, position: Place, { container }: BrewingStand): void {
  if (!blocks.isLoaded(position)) return
  const { properties } = blocks.at(position)
  const wanted = Object.fromEntries(
    bottleSlots.map((slot) => [`has_bottle_${slot}`, container.get(slot) !== undefined]),
  )
  if (Object.entries(wanted).some(([name, value]) => properties[name] !== value))
    blocks.update(position, wanted)
}

const emptyStand = (): BrewingStand => ({
  container: createContainer(standSize),
  fuel: 0,
  ticksLeft: 0,
  ingredient: undefined,
})
