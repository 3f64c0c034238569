import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Copies a run's files as they are at this moment, which is what a killed process leaves; mirrors and locks stay behind. */
export function takeCrashImage(home: string, directory: string): string {
  mkdirSync(directory, { recursive: true })
  const place = dirname(home)
  for (const file of readdirSync(place))
    if (/\.db(-wal|-head)?$/.test(file) && !file.includes('owner'))
      cpSync(join(place, file), join(directory, file))
  return directory
}
