import type { Place, PlaceKind, Position } from '@voyager-mc/core'

const kinds: Readonly<Record<PlaceKind, true>> = {
  block: true,
  biome: true,
  structure: true,
  chest: true,
  station: true,
  bed: true,
  portal: true,
  villager: true,
  creature: true,
  death: true,
  waypoint: true,
}

/** Names of things and dimensions are short; longer ones are no names. */
const longestName = 64

/** Kinds of item one chest or death leaves behind at most. */
const mostItems = 64

/** A place from outside, member by member; undefined when it is none. */
export function parsePlace(value: unknown): Place | undefined {
  const { kind, name, position, dimension, seenAtTick, contents, untilTick, leadsTo } = fieldsOf(value)
  const at = parsePosition(position)
  if (!isKind(kind) || !isName(name) || !isName(dimension) || !isFinite(seenAtTick) || at === undefined)
    return undefined
  const items = parseContents(contents)
  const end = fieldsOf(leadsTo)
  const otherEnd = parsePosition(end['position'])
  const otherDimension = end['dimension']
  return {
    kind,
    name,
    position: at,
    dimension,
    seenAtTick,
    ...(items && { contents: items }),
    ...(isFinite(untilTick) && { untilTick }),
    ...(otherEnd && isName(otherDimension) && { leadsTo: { dimension: otherDimension, position: otherEnd } }),
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  // Any object can be read by name; what is read is checked.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function isKind(value: unknown): value is PlaceKind {
  return typeof value === 'string' && Object.hasOwn(kinds, value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestName && /^[a-z0-9_:./-]+$/.test(value)
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function parsePosition(value: unknown): Position | undefined {
  const { x, y, z } = fieldsOf(value)
  return isFinite(x) && isFinite(y) && isFinite(z) ? { x, y, z } : undefined
}

function parseContents(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value).flatMap(([item, count]: [string, unknown]) =>
    isName(item) && isFinite(count) ? [[item, count] as const] : [],
  )
  return Object.fromEntries(entries.slice(0, mostItems))
}
