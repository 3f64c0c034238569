import { setTimeout as delay } from 'node:timers/promises'
import { RunLockedError } from '../errors/run-locked-error.ts'
import { openHome, type Home } from './open-home.ts'

// A program of its own for the test of owners: on command it takes all the homes that it is given and can have.

/**
 * `contest` tries for every home again and again; `settle` tries once more for those that others have and writes in its
 * own; `release` gives them free.
 */
export type RivalCommand = 'contest' | 'settle' | 'release'
/** A home that was taken, or the end of a `settle` or `release`. */
export type RivalAnswer = { readonly owns: string } | 'done'

const directories = process.argv.slice(2)
const homes = new Map<string, Home>()
let isContesting = false
let contest = Promise.resolve()

const say = (answer: RivalAnswer): void => void process.send?.(answer)

async function note({ runStore }: Home): Promise<void> {
  const sequence = (await Array.fromAsync(runStore.readJournal())).length
  await runStore.append({ sequence, atMs: 0, event: { type: 'model-use', step: 'generate' } })
}

async function open(directory: string): Promise<Home | undefined> {
  try {
    return await openHome(directory)
  } catch (error) {
    if (RunLockedError.isInstance(error)) return undefined
    throw error
  }
}

async function tryForAll(): Promise<void> {
  // From another end each time, so that one rival does not have them all.
  const start = Math.floor(Math.random() * directories.length)
  for (const directory of [...directories.slice(start), ...directories.slice(0, start)]) {
    if (homes.has(directory)) continue
    const home = await open(directory)
    if (home === undefined) continue
    homes.set(directory, home)
    say({ owns: directory })
    await note(home)
  }
}

async function tryAgainAndAgain(): Promise<void> {
  while (isContesting) {
    await tryForAll()
    await delay(1)
  }
}

async function settle(): Promise<void> {
  isContesting = false
  await contest
  await tryForAll()
  for (const home of homes.values()) await note(home)
}

async function release(): Promise<void> {
  for (const home of homes.values()) await home.close()
  homes.clear()
}

async function obey(command: RivalCommand): Promise<void> {
  if (command === 'contest') {
    isContesting = true
    contest = tryAgainAndAgain()
    return
  }
  await (command === 'settle' ? settle() : release())
  say('done')
}

process.on('message', (command: RivalCommand) => void obey(command))
process.on('disconnect', () => process.exit())
