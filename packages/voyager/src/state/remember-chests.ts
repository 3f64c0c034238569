import {
  distanceBetween,
  formatPosition,
  type KnownChest,
  type Observation,
  type Position,
} from '@voyager-mc/core'
import type { ChestMemory } from './chest-memory.ts'

/** The memory after an observation: opened chests overwrite, unopened ones never do, chests that are gone are dropped. */
export function rememberChests(
  memory: ChestMemory,
  { chests, position, dimension }: Observation,
): ChestMemory {
  const seen = new Map(chests.map((chest) => [keyOf(chest.position, dimension), chest]))
  const next: Record<string, ChestMemory[string]> = {}
  for (const [key, contents] of Object.entries(memory)) {
    if (seen.has(key) || !isInSight(key, { position, dimension })) next[key] = contents
  }
  for (const [key, { contents }] of seen) next[key] = contents ?? next[key] ?? 'Unknown'
  return sameJson(memory, next) ? memory : bounded(next)
}

/** Chests kept at most; of more those go that were never opened, then those known for longest. */
const mostChests = 256

function bounded(memory: ChestMemory): ChestMemory {
  const entries = Object.entries(memory)
  if (entries.length <= mostChests) return memory
  const opened = entries.filter(([, contents]) => contents !== 'Unknown')
  const closed = entries.filter(([, contents]) => contents === 'Unknown')
  return Object.fromEntries([...closed, ...opened].slice(-mostChests))
}

/** The original's key, with the dimension where it is another than the Overworld. */
function keyOf(position: Position, dimension = 'overworld'): string {
  return `${formatPosition(position)}${dimension === 'overworld' ? '' : ` in ${dimension}`}`
}

/** The observation with everything the memory knows about chests. */
export function withRememberedChests(observation: Observation, memory: ChestMemory): Observation {
  const byKey = new Map<string, KnownChest>()
  for (const [key, contents] of Object.entries(memory)) {
    const position = parseKey(key, observation.dimension)
    if (position === undefined) continue
    byKey.set(key, contents === 'Unknown' ? { position } : { position, contents })
  }
  for (const chest of observation.chests) {
    const key = keyOf(chest.position, observation.dimension)
    if (chest.contents !== undefined || !byKey.has(key)) byKey.set(key, chest)
  }
  return { ...observation, chests: [...byKey.values()] }
}

// Chests are looked for within 16 blocks; nearer than 12 an absent one is surely gone.
const surelySeenBlocks = 12

function isInSight(
  key: string,
  { position, dimension }: { readonly position: Position; readonly dimension: string | undefined },
): boolean {
  const chest = parseKey(key, dimension)
  return chest !== undefined && distanceBetween(chest, position) <= surelySeenBlocks
}

/** Position of a chest of this dimension; undefined for those of others. */
function parseKey(key: string, dimension = 'overworld'): Position | undefined {
  const parts = /^\((-?[\d.]+), (-?[\d.]+), (-?[\d.]+)\)(?: in (.+))?$/.exec(key)
  if (parts === null || (parts[4] ?? 'overworld') !== dimension) return undefined
  return { x: Number(parts[1]), y: Number(parts[2]), z: Number(parts[3]) }
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
