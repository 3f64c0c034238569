import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const place = '/dev/shm'
const tmpfsType = 0x01_02_19_94
// All that the checks write at one time is far less; what is left over is memory of the programs.
const leastFreeBytes = 8 * 2 ** 30

/**
 * Directory for temporary files that lie in memory, where the system has one that is large enough and runs programs:
 * installations and databases of tests write tens of thousands of files. Undefined elsewhere.
 */
export function quickTemporaryPlace(): string | undefined {
  try {
    const { type, bavail, bsize } = statfsSync(place)
    if (type !== tmpfsType || bavail * bsize < leastFreeBytes) return undefined
    const directory = mkdtempSync(join(place, 'voyager-'))
    try {
      const script = join(directory, 'runs.sh')
      writeFileSync(script, '#!/bin/sh\n')
      chmodSync(script, 0o700)
      return spawnSync(script).status === 0 ? place : undefined
    } finally {
      rmSync(directory, { recursive: true })
    }
  } catch {
    // There is none, or not for this user.
    return undefined
  }
}
