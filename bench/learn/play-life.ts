import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Life, LifeResult } from './life-result.ts'

/** Plays a life in a process of its own; one that is over is not played again, and one that was broken off goes on. */
export async function playLife(life: Life): Promise<LifeResult> {
  const file = join(life.directory, 'life.json')
  // Our own file, written by `life.ts`.
  const read = async (): Promise<LifeResult> => JSON.parse(await readFile(file, 'utf8')) as LifeResult
  const played = existsSync(file) ? await read() : undefined
  if (played !== undefined && played.isOver !== false) return played
  await mkdir(life.directory, { recursive: true })
  await play(life)
  return read()
}

// Node lets the young generation grow to 128 MB, of which a life uses a tenth; `npm run lifelong` sets the same.
const youngFlag = '--max-semi-space-size=8'

function play(life: Life): Promise<void> {
  const script = fileURLToPath(new URL('life.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [youngFlag, script, JSON.stringify(life)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The life on seed ${life.seed} in ${life.directory} ended with code ${code}.`))
    })
  })
}
