import { createHash } from 'node:crypto'
import type { Program } from '@voyager-mc/core'

/** Remembers which programs ended their game, and how often in a row. */
export interface DeathsOfPrograms {
  /** Times in a row that the program has ended its game. */
  of(this: void, program: Program): number
  isGivenUp(this: void, program: Program): boolean
  add(this: void, program: Program): void
  /** The program came to an end by itself. */
  clear(this: void, program: Program): void
}

// Programs that end a game are rare; the oldest is forgotten, and may end one again.
const mostPrograms = 1000

/** Counts the deaths of programs up to the number at which they are given up. */
export function countDeaths(most: number): DeathsOfPrograms {
  const deaths = new Map<string, number>()
  const of = (program: Program): number => deaths.get(fingerprint(program)) ?? 0
  return {
    of,
    isGivenUp: (program) => of(program) >= most,
    add(program) {
      const key = fingerprint(program)
      const count = (deaths.get(key) ?? 0) + 1
      deaths.delete(key)
      deaths.set(key, count)
      const [oldest] = deaths.keys()
      if (deaths.size > mostPrograms && oldest !== undefined) deaths.delete(oldest)
    },
    clear: (program) => void deaths.delete(fingerprint(program)),
  }
}

function fingerprint({ name, source, modules = [] }: Program): string {
  const text = JSON.stringify([name, source, modules.map((module) => [module.name, module.source])])
  return createHash('sha256').update(text).digest('base64')
}
