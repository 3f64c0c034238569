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
  /** A position, or null where the primitive chooses one. */
  place: Vec3 | null
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
  position: 'a Vec3, such as bot.entity.position',
  place: 'a Vec3, such as bot.entity.position',
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
    throw new PrimitiveError(
      primitive,
      `${name} for ${primitive} must be ${typeNames[type]}${describeExcess(value) || describeGiven(type, value)}`,
    )
  }
  return checked
}

/** Words about a value of another type, and which part of it would do; empty for none at all. */
function describeGiven(type: ParameterType, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return `, not ${JSON.stringify(value.slice(0, longestShown))}`
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return `, not ${value}`
  if (Array.isArray(value)) return `, not a list of ${value.length}`
  if (!isRecord(value)) return ''
  if (type === 'string' && typeof value.name === 'string') return ', as its name is'
  const isPlace = type === 'position' || type === 'place'
  return isPlace && isRecord(value.position) ? ', as its position is' : ''
}

/** Longest part of a text that is shown. */
const longestShown = 40

/** Longest text, largest number and longest list any primitive takes. */
const longestText = 1000
const largestNumber = 30_000_000
const longestList = 10_000

/** Words about a value that is of the right type but beyond its bounds; empty for others. */
function describeExcess(value: unknown): string {
  if (typeof value === 'string' && value.length > longestText) return ` of at most ${longestText} characters`
  if (typeof value === 'number' && Math.abs(value) > largestNumber) return ` up to ${largestNumber}`
  return entriesOf(value).length > longestList ? ` of at most ${longestList} entries` : ''
}

/** Checks and copies: of what a program passes only functions and objects of the game stay themselves. */
function convert(type: ParameterType, value: unknown): unknown {
  switch (type) {
    case 'boolean':
    case 'function':
      return typeof value === type ? value : undefined
    case 'string':
      return toText(value)
    case 'number':
      return toNumber(value)
    case 'position':
      return toVector(value)
    case 'place':
      return value === null ? null : toVector(value)
    case 'counts':
      return isRecord(value) ? toCounts(value) : undefined
    case 'strings':
      return toList(value, toText)
    case 'positions':
      return toList(value, toVector)
    case 'entity':
      return isEntity(value) ? value : undefined
    case 'blocks':
      return toList(value, toBlockPlan)
  }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= longestText ? value : undefined
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) <= largestNumber ? value : undefined
}

function toCounts(value: object): Readonly<Record<string, number>> | undefined {
  const entries = entriesOf(value)
  const counts = entries.flatMap(([name, count]) => {
    const number = toNumber(count)
    return number === undefined ? [] : [[name, number] as const]
  })
  return counts.length === entries.length && counts.length <= longestList
    ? Object.fromEntries(counts)
    : undefined
}

function toList<Entry>(
  value: unknown,
  toEntry: (entry: unknown) => Entry | undefined,
): readonly Entry[] | undefined {
  if (!Array.isArray(value) || value.length > longestList) return undefined
  const entries = Array.from(value, toEntry)
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

/** Objects that a program made have no prototype in a sandbox, so they are no entities. */
function isEntity(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.getPrototypeOf(value) !== null &&
    typeof value.id === 'number' &&
    toVector(value.position) !== undefined
  )
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function toVector(value: unknown): Vec3 | undefined {
  if (!isRecord(value)) return undefined
  const { x, y, z } = value
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return undefined
  return [x, y, z].every((axis) => toNumber(axis) !== undefined) ? new Vec3(x, y, z) : undefined
}

function toBlockPlan(value: unknown): BlockPlan | undefined {
  if (!isRecord(value)) return undefined
  const [name, position] = [toText(value.name), toVector(value.position)]
  return name === undefined || position === undefined ? undefined : { name, position }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
