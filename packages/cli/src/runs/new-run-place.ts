import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A place for a new run, such as `runs/20261122-040506-seed-7`. */
export function newRunPlace({ seed, atMs }: { readonly seed: number; readonly atMs: number }): string {
  const stamp = new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const place = join('runs', `${stamp}-seed-${seed}`)
  for (let count = 2; ; count += 1) {
    const free = count === 2 ? place : `${place}-${count - 1}`
    if (!existsSync(free)) return free
  }
}
