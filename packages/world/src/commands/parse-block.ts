import type { BlockState } from '../context/block-state.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { parseSnbt } from './parse-snbt.ts'
import { resourceName } from './resource-name.ts'

/** A block as a command names it. */
export interface BlockArgument {
  readonly name: string
  /** The properties that were written, with their natural types. */
  readonly properties: BlockState['properties']
  /** The state with every other property at its default. */
  readonly stateId: number
}

/** Reads a block such as `oak_stairs[facing=north]`; block data in braces is read and left out. Throws `CommandError`. */
export function parseBlock(world: Pick<WorldContext, 'blocks'>, text: string): BlockArgument {
  const match = /^([^[{]+)(?:\[(.*?)\])?(\{.*\})?$/s.exec(text)
  const name = resourceName(match?.[1] ?? text)
  const defaultId = world.blocks.idOf(name)
  if (defaultId === undefined || !Number.isInteger(defaultId))
    throw new CommandError(`Unknown block type 'minecraft:${name}'`)
  if (match?.[3]) parseSnbt(match[3])
  const known = world.blocks.state(defaultId).properties
  const properties: Record<string, string | number | boolean> = {}
  for (const pair of (match?.[2] ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [key = '', value] = pair.split('=').map((part) => part.trim())
    if (!Object.hasOwn(known, key))
      throw new CommandError(`Block minecraft:${name} does not have property '${key}'`)
    if (!value) throw new CommandError(`Expected value for property '${key}' on block minecraft:${name}`)
    properties[key] = naturalValue(value)
    const stateId = world.blocks.idOf(name, { [key]: properties[key] })
    if (stateId === undefined || world.blocks.state(stateId).properties[key] !== properties[key]) {
      throw new CommandError(`Block minecraft:${name} does not accept '${value}' for ${key} property`)
    }
  }
  return { name, properties, stateId: world.blocks.idOf(name, properties) ?? defaultId }
}

/** Whether a block is the one a command names, in the properties that it wrote. */
export function isBlockArgument(state: BlockState, { name, properties }: BlockArgument): boolean {
  return (
    state.name === name && Object.entries(properties).every(([key, value]) => state.properties[key] === value)
  )
}

function naturalValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
}
