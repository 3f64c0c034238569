import { blockStateOf } from '../registry/block-state.ts'
import { lightEmissionOf, lightProperties } from '../registry/light-emission.ts'
import type { Registry } from '../registry/registry.ts'
import type { BlockPosition } from './chunk-column.ts'
import type { ColumnBuffer } from './create-column-buffer.ts'

/** Light of every block state of a version, by state id. */
export interface LightTables {
  /** Light that a state gives. */
  readonly emission: Uint8Array
  /** Light that is lost in it, 15 for all. */
  readonly loss: Uint8Array
}

// One table for each version, because every dimension and world asks for it.
const tables = new WeakMap<Registry, LightTables>()

/** Reads the light of every block state. */
export function createLightTables(registry: Registry): LightTables {
  const known = tables.get(registry)
  if (known) return known
  const size = Math.max(...registry.blocksArray.map(({ maxStateId }) => maxStateId ?? 0)) + 1
  const made = { emission: new Uint8Array(size), loss: new Uint8Array(size) }
  for (const { minStateId = 0, maxStateId = 0, filterLight = 0, states = [] } of registry.blocksArray) {
    const emissionOf = (id: number): number => lightEmissionOf(registry, blockStateOf(registry, id))
    made.loss.fill(filterLight, minStateId, maxStateId + 1)
    made.emission.fill(emissionOf(minStateId), minStateId, maxStateId + 1)
    // To decode every state of every block takes 40 ms and some megabytes.
    if (!states.some(({ name }) => lightProperties.has(name))) continue
    for (let id = minStateId; id <= maxStateId; id += 1) made.emission[id] = emissionOf(id)
  }
  tables.set(registry, made)
  return made
}

/** Finds the blocks of a column that shine into the open; those between others of their kind are left out. */
export function findShining(
  { states, bounds }: ColumnBuffer,
  { emission, loss }: LightTables,
): readonly BlockPosition[] {
  const found: BlockPosition[] = []
  const isOpen = (index: number): boolean => {
    const state = states[index]
    return state !== undefined && emission[state] === 0 && (loss[state] ?? 0) < 15
  }
  for (let index = 0; index < states.length; index += 1) {
    const state = states[index] ?? 0
    if (state === 0 || emission[state] === 0) continue
    const [x, z] = [index & 15, (index >> 4) & 15]
    const isShining =
      isOpen(index + 256) ||
      isOpen(index - 256) ||
      (x < 15 && isOpen(index + 1)) ||
      (x > 0 && isOpen(index - 1)) ||
      (z < 15 && isOpen(index + 16)) ||
      (z > 0 && isOpen(index - 16))
    if (isShining) found.push({ x, y: (index >> 8) + bounds.minY, z })
  }
  return found
}
