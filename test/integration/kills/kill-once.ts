import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Random } from '@voyager-mc/core'
import type { SaidLine } from './said-line.ts'

/** Moments of a run at which it is killed. */
export const killMoments = ['starting', 'stepping', 'saving', 'compacting', 'closing'] as const
export type KillMoment = (typeof killMoments)[number]

/** A run that is played by a process of its own. */
export interface PlayedRun {
  readonly directory: string
  readonly seed: number
  /** Attempts after which it is done. */
  readonly limit: number
}

export interface KillOnceOptions {
  /** Absent lets the run come to its end. */
  readonly moment?: KillMoment
  readonly random: Random
}

const program = fileURLToPath(new URL('killed-run.child.ts', import.meta.url))

/** Plays a run and kills its process at that moment; gives all that it said until then. */
export async function killOnce(
  { directory, seed, limit }: PlayedRun,
  { moment, random }: KillOnceOptions,
): Promise<readonly SaidLine[]> {
  const child = spawn(process.execPath, [program, directory, String(seed), String(limit)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'close')
  const said: SaidLine[] = []
  const isDue = dueAt(moment, random)
  let isTimed = false
  if (moment === 'starting') setTimeout(() => child.kill('SIGKILL'), random() * 3000)
  for await (const text of createInterface({ input: child.stdout })) {
    const line: SaidLine = JSON.parse(text)
    said.push(line)
    const delayMs = isDue(line)
    if (delayMs === undefined || isTimed) continue
    isTimed = true
    if (delayMs === 0) child.kill('SIGKILL')
    else setTimeout(() => child.kill('SIGKILL'), delayMs)
  }
  await exit
  return said
}

/** Tells how long after a line the kill comes, in milliseconds; undefined when not after this one. */
function dueAt(moment: KillMoment | undefined, random: Random): (line: SaidLine) => number | undefined {
  let events = Math.floor(random() * 40)
  switch (moment) {
    case undefined:
    case 'starting':
      return () => undefined
    case 'stepping': {
      const delayMs = 1 + random() * 3000
      return (line) => ('phase' in line && line.phase === 'joined' ? delayMs : undefined)
    }
    case 'saving':
      return (line) => ('phase' in line || (events -= 1) >= 0 ? undefined : 0)
    case 'compacting':
    case 'closing': {
      const delayMs = random() * 12
      return (line) => ('phase' in line && line.phase === moment ? delayMs : undefined)
    }
  }
}
