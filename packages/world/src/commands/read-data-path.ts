import type { JsonValue } from '../context/json-value.ts'
import { CommandError } from '../errors/command-error.ts'
import { asCompound } from './snbt-fields.ts'

/** Follows a path such as `Inventory[0].id`; throws `CommandError` where it leads nowhere or is none. */
export function readDataPath(data: JsonValue, path: string): JsonValue {
  const steps = path.match(/[^.[\]]+|\[-?\d+\]/g) ?? []
  if (!/^[\w-]+(\[-?\d+\])*(\.[\w-]+(\[-?\d+\])*)*$/.test(path))
    throw new CommandError(`Invalid NBT path element '${path}'`)
  let value: JsonValue | undefined = data
  for (const step of steps) {
    const index = /^\[(-?\d+)\]$/.exec(step)?.[1]
    if (index === undefined) {
      const fields = asCompound(value)
      value = Object.hasOwn(fields, step) ? fields[step] : undefined
    } else value = Array.isArray(value) ? (value.at(Number(index)) as JsonValue | undefined) : undefined
    if (value === undefined) throw new CommandError(`Found no elements matching ${path}`)
  }
  return value
}

/** Number that a value counts as: itself, or how much is in it. */
export function sizeOfData(value: JsonValue): number {
  if (typeof value === 'number') return Math.floor(value)
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return Number(value)
  return Array.isArray(value) ? value.length : Object.keys(value).length
}
