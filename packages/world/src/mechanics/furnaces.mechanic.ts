import type { Mechanic } from '../context/mechanic.ts'
import { slotsOf } from '../block-entities/slots-of.ts'
import { z } from 'zod'
import { placeKeyShape, slotsShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import { parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer } from '../items/container.ts'
import { closeWindowsAt } from '../block-entities/close-windows-at.ts'
import { furnaceSlots, tickFurnace, type Furnace, type FurnaceKind } from '../block-entities/furnace.ts'
import { openFurnace } from '../block-entities/open-furnace.ts'
import { fuelTicks } from '../rules/index.ts'
import { spillContainer } from '../block-entities/spill-container.ts'

const furnaceSize = 3

const kindShape = z.enum(['furnace', 'smoker', 'blast_furnace'] satisfies FurnaceKind[])

const furnacesShape = z.array(
  z.object({
    key: placeKeyShape,
    kind: kindShape,
    container: slotsShape,
    burnTicks: z.number(),
    burnTotalTicks: z.number(),
    cookTicks: z.number(),
    experience: z.number(),
  }),
)

const isFurnaceKind = (name: string): name is FurnaceKind => kindShape.safeParse(name).success

/** Lets furnaces, smokers and blast furnaces open, burn and cook, also while nobody looks. */
export function createFurnaces(): Mechanic {
  const furnaces = new Map<string, Furnace>()
  const furnaceAt = (position: Place, kind: FurnaceKind): Furnace => {
    const key = placeKey(position)
    const furnace = furnaces.get(key) ?? emptyFurnace(kind)
    furnaces.set(key, furnace)
    return furnace
  }
  return {
    name: 'furnaces',
    tick(world) {
      for (const [key, furnace] of furnaces) work(world, parsePlaceKey(key), furnace)
    },
    useBlock(world, { player, position, state }) {
      if (!isFurnaceKind(state.name)) return false
      openFurnace(world, player, { furnace: furnaceAt(position, state.name), position })
      return true
    },
    storageAt(world, place) {
      const { name } = world.blocks.at(place)
      if (!isFurnaceKind(name)) return undefined
      return {
        container: furnaceAt(place, name).container,
        slotsInto: (stack, side) => {
          if (side === 'above') return [furnaceSlots.input]
          return fuelTicks(stack.name) > 0 ? [furnaceSlots.fuel] : []
        },
        slotsOutOf: [furnaceSlots.output],
      }
    },
    blockBroken(world, { position, state }) {
      const furnace = isFurnaceKind(state.name) ? furnaces.get(placeKey(position)) : undefined
      if (!furnace) return
      closeWindowsAt(world, position)
      spillContainer(world, furnace.container, position)
    },
    blockChanged(world, { position, before, after }) {
      if (before.name === after.name || !furnaces.delete(placeKey(position))) return
      closeWindowsAt(world, position)
    },
    kept: keptState({
      schema: furnacesShape,
      save: () =>
        [...furnaces].map(([key, furnace]) => ({ ...furnace, key, container: slotsOf(furnace.container) })),
      load(_world, kept) {
        furnaces.clear()
        for (const { key, container, ...rest } of kept)
          furnaces.set(key, { ...rest, container: createContainer(furnaceSize, container) })
      },
    }),
  }
}

function work(world: WorldContext, position: Place, furnace: Furnace): void {
  const isIdle = furnace.burnTicks === 0 && furnace.cookTicks === 0 && !furnace.container.get(0)
  if (isIdle) return
  const wasLit = furnace.burnTicks > 0
  const made = tickFurnace(world.items, furnace)
  if (made) world.events.emit('item-smelt', { position, stack: made })
  const isLit = furnace.burnTicks > 0
  if (isLit !== wasLit) world.blocks.update(position, { lit: isLit })
}

const emptyFurnace = (kind: FurnaceKind): Furnace => ({
  kind,
  container: createContainer(furnaceSize),
  burnTicks: 0,
  burnTotalTicks: 0,
  cookTicks: 0,
  experience: 0,
})
