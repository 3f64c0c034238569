import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@voyager-mc/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RivalAnswer, RivalCommand } from './owners.test.child.ts'
import { readRecords } from './read-records.ts'

const program = fileURLToPath(new URL('./owners.test.child.ts', import.meta.url))
const rivalsPerHome = 3
// Starting a process takes longer than a contest does, so one kill frees several homes.
const homesPerKill = 20
const kills = 10

/** A process that tries for all homes. */
interface Rival {
  readonly process: ChildProcess
  /** Every home it said it has. */
  readonly owned: Set<string>
  readonly tell: (command: RivalCommand) => void
  readonly isDone: () => boolean
}

let folder: string
let directories: readonly string[]
let running: Rival[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owners-'))
  directories = Array.from({ length: homesPerKill }, (_nothing, index) =>
    join(folder, String(index).padStart(2, '0')),
  )
  running = []
})
afterEach(async () => {
  await Promise.all(running.map(kill))
  rmSync(folder, { recursive: true })
})

function startRival(): Rival {
  const child = fork(program, directories)
  const owned = new Set<string>()
  let isDone = false
  child.on('message', (answer: RivalAnswer) => {
    if (answer === 'done') isDone = true
    else owned.add(answer.owns)
  })
  const rival: Rival = {
    process: child,
    owned,
    tell: (command) => {
      isDone = false
      child.send(command)
    },
    isDone: () => isDone,
  }
  running.push(rival)
  return rival
}

async function kill(rival: Rival): Promise<void> {
  running = running.filter((other) => other !== rival)
  if (rival.process.exitCode !== null) return
  const exit = once(rival.process, 'exit')
  rival.process.kill('SIGKILL')
  await exit
}

/** Waits for the rivals; one that ended by itself has met an error, such as another owner. */
async function until(condition: () => boolean): Promise<void> {
  const check = (): boolean => {
    expect(running.map((rival) => rival.process.exitCode)).toEqual(running.map(() => null))
    return condition()
  }
  await vi.waitUntil(check, { timeout: 20_000, interval: 2 })
}

const ownedBy = (rivals: readonly Rival[]): readonly string[] =>
  rivals.flatMap(({ owned }) => [...owned]).sort()
const ownAll = (rivals: readonly Rival[]): boolean => new Set(ownedBy(rivals)).size === homesPerKill

async function all(rivals: readonly Rival[], command: RivalCommand): Promise<void> {
  for (const rival of rivals) rival.tell(command)
  await until(() => rivals.every((rival) => rival.isDone()))
}

// A second owner, however rare, is never bad luck, so nothing is tried twice.
test(
  'a home whose owner was killed is never taken by two, two hundred times over',
  { retry: 0 },
  async () => {
    const random = seededRandom(1)
    const rivals = Array.from({ length: rivalsPerHome }, startRival)
    const winners = new Set<Rival>()
    for (let round = 0; round < kills; round += 1) {
      const owner = startRival()
      owner.tell('contest')
      await until(() => ownAll([owner]))
      await all([owner], 'settle')
      for (const rival of rivals) rival.tell('contest')
      await delay(random() * 20)
      expect(ownedBy(rivals)).toEqual([])
      await kill(owner)
      await until(() => ownAll(rivals))
      await all(rivals, 'settle')
      expect(ownedBy(rivals)).toEqual(directories)
      for (const rival of rivals) if (rival.owned.size > 0) winners.add(rival)
      await all(rivals, 'release')
      for (const rival of rivals) rival.owned.clear()
    }
    expect(winners.size).toBeGreaterThan(1)
    // Each of the two owners of a round writes when it takes the home and when all is settled.
    for (const directory of directories) expect(await readRecords(directory)).toHaveLength(4 * kills)
  },
)
