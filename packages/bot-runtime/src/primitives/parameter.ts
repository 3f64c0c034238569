import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { PrimitiveError } from './primitive-error.ts'

/** A block to build, relative to the building's origin. */
export interface BlockPlan {
  readonly name: string
  readonly position: Position
}

interface ParameterValues {
  string: string
  number: number
  boolean: boolean
  position: Vec3
  counts: Readonly<Record<string, number>>
  strings: readonly string[]
  positions: readonly Vec3[]
  blocks: readonly BlockPlan[]
  entity: Bot['entity']
  function: (...values: readonly unknown[]) => unknown
}

/** Kinds of value a primitive accepts. */
export type ParameterType = keyof ParameterValues

/** One parameter of a primitive, as the check and the model see it. */
export interface Parameter<Type extends ParameterType = ParameterType> {
  readonly type: Type
  readonly summary: string
  /** Used when the caller leaves it out; without one the parameter is required. */
  readonly fallback?: ParameterValues[Type]
}

/** The checked arguments of a parameter list. */
export type ArgumentsOf<Parameters extends Readonly<Record<string, Parameter>>> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Type>
    ? ParameterValues[Type]
    : never
}

const typeNames: Readonly<Record<ParameterType, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  position: 'a Vec3',
  counts: 'an object of item names to counts',
  strings: 'an array of strings',
  positions: 'an array of Vec3',
  blocks: 'an array of { name, position }',
  entity: 'an entity of the bot',
  function: 'a function',
}

/** Returns the value as the parameter's type, or throws `PrimitiveError` in the words programs know. */
export function checkArgument(
  primitive: string,
  name: string,
  { type, fallback }: Parameter,
  value: unknown,
): unknown {
  if (value === undefined && fallback !== undefined) return fallback
  const checked = convert(type, value)
  if (checked === undefined) {
    throw new PrimitiveError(primitive, `${name} for ${primitive} must be ${typeNames[type]}`)
  }
  return checked
}

function convert(type: ParameterType, value: unknown): unknown {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'function':
      return typeof value === type ? value : undefined
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'position':
      return toVector(value)
    case 'counts':
      return isRecord(value) && Object.values(value).every((count) => typeof count === 'number')
        ? value
        : undefined
    case 'strings':
      return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined
    case 'positions': {
      const vectors = Array.isArray(value) ? value.map(toVector) : undefined
      return vectors?.includes(undefined) ? undefined : vectors
    }
    case 'entity':
      return isRecord(value) && typeof value.id === 'number' && toVector(value.position) ? value : undefined
    case 'blocks':
      return Array.isArray(value) && value.every(isBlockPlan) ? value : undefined
  }
}

function toVector(value: unknown): Vec3 | undefined {
  if (!isRecord(value)) return undefined
  const { x, y, z } = value
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return undefined
  return [x, y, z].every(Number.isFinite) ? new Vec3(x, y, z) : undefined
}

function isBlockPlan(value: unknown): value is BlockPlan {
  return isRecord(value) && typeof value.name === 'string' && toVector(value.position) !== undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
