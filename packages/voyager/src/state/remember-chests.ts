import {
  distanceBetween,
  formatPosition,
  type KnownChest,
  type Observation,
  type Position,
} from '@voyager-mc/core'
import type { ChestMemory } from './chest-memory.ts'

/** The memory after an observation: opened chests overwrite, unopened ones never do, chests that are gone are dropped. */
export function rememberChests(memory: ChestMemory, { chests, position }: Observation): ChestMemory {
  const seen = new Map(chests.map((chest) => [formatPosition(chest.position), chest]))
  const next: Record<string, ChestMemory[string]> = {}
  for (const [key, contents] of Object.entries(memory)) {
    if (seen.has(key) || !isInSight(key, position)) next[key] = contents
  }
  for (const [key, { contents }] of seen) next[key] = contents ?? next[key] ?? 'Unknown'
  return sameJson(memory, next) ? memory : next
}

/** The observation with everything the memory knows about chests. */
export function withRememberedChests(observation: Observation, memory: ChestMemory): Observation {
  const byKey = new Map<string, KnownChest>()
  for (const [key, contents] of Object.entries(memory)) {
    const position = parsePosition(key)
    if (position === undefined) continue
    byKey.set(key, contents === 'Unknown' ? { position } : { position, contents })
  }
  for (const chest of observation.chests) {
    const key = formatPosition(chest.position)
    if (chest.contents !== undefined || !byKey.has(key)) byKey.set(key, chest)
  }
  return { ...observation, chests: [...byKey.values()] }
}

// Chests are looked for within 16 blocks; nearer than 12 an absent one is surely gone.
const surelySeenBlocks = 12

function isInSight(key: string, position: Position): boolean {
  const chest = parsePosition(key)
  return chest !== undefined && distanceBetween(chest, position) <= surelySeenBlocks
}

function parsePosition(key: string): Position | undefined {
  const parts = /^\((-?[\d.]+), (-?[\d.]+), (-?[\d.]+)\)$/.exec(key)
  if (parts === null) return undefined
  return { x: Number(parts[1]), y: Number(parts[2]), z: Number(parts[3]) }
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
