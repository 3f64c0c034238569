import type { Registry } from './registry.ts'

/** A value of a block state property with its natural type: `true`, `7` or `'north'`. */
export type PropertyValue = string | number | boolean

/** The properties of a block state by name. */
export type BlockProperties = Readonly<Record<string, PropertyValue>>

/** One block state: the block's name and its properties. */
export interface BlockState {
  readonly name: string
  readonly properties: BlockProperties
}

interface StateDefinition {
  readonly name: string
  readonly type: string
  readonly num_values: number
  readonly values?: readonly unknown[] | undefined
}

const air: BlockState = Object.freeze({ name: 'air', properties: Object.freeze({}) })

// Blocks are asked for by every tick of every mob, so each state is decoded once per registry.
const decoded = new WeakMap<Registry, Map<number, BlockState>>()

/** The block state behind a state id; unknown ids read as air. The result is shared and frozen. */
export function blockStateOf(registry: Registry, stateId: number): BlockState {
  let cache = decoded.get(registry)
  if (!cache) {
    cache = new Map()
    decoded.set(registry, cache)
  }
  let state = cache.get(stateId)
  if (!state) {
    state = decode(registry, stateId)
    cache.set(stateId, state)
  }
  return state
}

/** The typed properties of a state id; a block without properties has an empty record. */
export function blockProperties(registry: Registry, stateId: number): BlockProperties {
  return blockStateOf(registry, stateId).properties
}

/**
 * The state id of a block with some of its properties set; the others keep their default.
 * Properties the version does not know are ignored; an unknown block is `undefined`.
 */
export function stateIdOf(
  registry: Registry,
  blockName: string,
  properties: BlockProperties = {},
): number | undefined {
  const block = registry.blocksByName[blockName]
  if (!block) return undefined
  const definitions = statesOf(block)
  const indexes = split(definitions, block.defaultState - block.minStateId)
  let id = 0
  definitions.forEach((definition, position) => {
    const value = properties[definition.name]
    const fallback = indexes[position] ?? 0
    id = id * definition.num_values + (value === undefined ? fallback : indexOf(definition, value, fallback))
  })
  return block.minStateId + id
}

function decode(registry: Registry, stateId: number): BlockState {
  const block = registry.blocksByStateId[stateId]
  if (!block) return air
  const definitions = statesOf(block)
  const indexes = split(definitions, stateId - block.minStateId)
  const properties: Record<string, PropertyValue> = {}
  definitions.forEach((definition, position) => {
    properties[definition.name] = valueAt(definition, indexes[position] ?? 0)
  })
  return Object.freeze({ name: block.name, properties: Object.freeze(properties) })
}

function statesOf(block: { states?: readonly StateDefinition[] }): readonly StateDefinition[] {
  return block.states ?? []
}

// The last property varies fastest in the game's numbering.
function split(definitions: readonly StateDefinition[], offset: number): number[] {
  const indexes: number[] = Array.from({ length: definitions.length }, () => 0)
  let rest = offset
  for (let position = definitions.length - 1; position >= 0; position--) {
    const size = definitions[position]?.num_values ?? 1
    indexes[position] = rest % size
    rest = Math.floor(rest / size)
  }
  return indexes
}

// Booleans list `true` first, so index 0 is true.
function valueAt(definition: StateDefinition, index: number): PropertyValue {
  if (definition.values) return typed(String(definition.values[index]))
  return definition.type === 'bool' ? index === 0 : index
}

function typed(text: string): PropertyValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

function indexOf(definition: StateDefinition, value: PropertyValue, fallback: number): number {
  const index = definition.values
    ? definition.values.findIndex((candidate) => String(candidate) === String(value))
    : definition.type === 'bool'
      ? Number(String(value) !== 'true')
      : Number(value)
  return index >= 0 && index < definition.num_values ? index : fallback
}
