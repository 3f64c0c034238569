import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Life, LifeResult } from './life-result.ts'

/** Plays a life in a process of its own; one that was played before is not played again. */
export async function playLife(life: Life): Promise<LifeResult> {
  const file = join(life.directory, 'life.json')
  if (!existsSync(file)) {
    await mkdir(life.directory, { recursive: true })
    await play(life)
  }
  // Our own file, written by `life.ts`.
  return JSON.parse(await readFile(file, 'utf8')) as LifeResult
}

function play(life: Life): Promise<void> {
  const script = fileURLToPath(new URL('life.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, JSON.stringify(life)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The life on seed ${life.seed} in ${life.directory} ended with code ${code}.`))
    })
  })
}
