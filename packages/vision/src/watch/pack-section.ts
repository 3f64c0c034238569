import { sectionCells, type Section } from '../terrain/section.ts'
import type { PackedSection } from './world-frame.ts'

/** Writes a section as runs of the same state. */
export function packSection({ x, y, z, states }: Section): PackedSection {
  const runs: number[] = []
  if (states === undefined) return { x, y, z, runs }
  let state = states[0] ?? 0
  let count = 0
  for (const next of states) {
    if (next === state) count += 1
    else {
      runs.push(state, count)
      state = next
      count = 1
    }
  }
  // Nothing but air is told as nothing.
  if (state !== 0 || count < sectionCells) runs.push(state, count)
  return { x, y, z, runs }
}

/** Reads the states of a packed section; what is beyond its cells is left out. */
export function unpackSection({ runs }: PackedSection): Uint16Array<ArrayBuffer> {
  const states = new Uint16Array(sectionCells)
  let at = 0
  for (let index = 0; index + 1 < runs.length; index += 2) {
    const until = Math.min(sectionCells, at + (runs[index + 1] ?? 0))
    states.fill(runs[index] ?? 0, at, until)
    at = until
  }
  return states
}

/** Number by which one content of a section can be told from another. */
export function digestOfRuns(runs: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const value of runs) hash = Math.imul(hash ^ value, 0x01000193)
  return hash >>> 0
}
