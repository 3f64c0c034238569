import type { Mechanic } from '../context/mechanic.ts'
import type { JsonValue } from '../context/json-value.ts'
import { parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer } from '../items/container.ts'
import { closeWindowsAt } from '../block-entities/close-windows-at.ts'
import { tickFurnace, type Furnace, type FurnaceKind } from '../block-entities/furnace.ts'
import { openFurnace } from '../block-entities/open-furnace.ts'
import { spillContainer } from '../block-entities/spill-container.ts'

const kinds = new Set<string>(['furnace', 'smoker', 'blast_furnace'] satisfies FurnaceKind[])

const isFurnaceKind = (name: string): name is FurnaceKind => kinds.has(name)

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
    save: () =>
      [...furnaces].map(([key, furnace]) => ({
        key,
        ...furnace,
        container: saved(furnace.container.toArray()),
      })),
    load(_world, data) {
      furnaces.clear()
      for (const [key, furnace] of loadFurnaces(data)) furnaces.set(key, furnace)
    },
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
  container: createContainer(3),
  burnTicks: 0,
  burnTotalTicks: 0,
  cookTicks: 0,
  experience: 0,
})

// A stack is made of JSON-safe fields only; JSON has no word for an empty slot but null.
const saved = (slots: readonly unknown[]): JsonValue => slots.map((slot) => slot ?? null) as JsonValue

function loadFurnaces(data: JsonValue): readonly (readonly [string, Furnace])[] {
  if (!Array.isArray(data)) return []
  // Written by save above; the storage checks the file's version and shape as a whole.
  return (data as unknown as SavedFurnace[]).map(({ key, container, ...rest }) => [
    key,
    { ...rest, container: createContainer(3, container) },
  ])
}

interface SavedFurnace extends Omit<Furnace, 'container'> {
  readonly key: string
  readonly container: Parameters<typeof createContainer>[1]
}
