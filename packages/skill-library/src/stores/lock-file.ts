import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { z } from 'zod'
import { LibraryLockedError } from '../errors/library-locked-error.ts'
import { hasCode, readTextIfPresent } from './read-text-if-present.ts'

/** A held lock. */
export interface LockFile {
  /** True when a lock of a process that no longer runs was in the way. */
  readonly replacedStale: boolean
  release(): Promise<void>
}

const holderSchema = z.object({ token: z.string(), processId: z.int(), host: z.string() })

type Holder = z.infer<typeof holderSchema>

// Tokens of locks this process holds: a lock with our process id but another token is left from an
// earlier process that had the same id, which is common in containers.
const heldTokens = new Set<string>()

/** Takes a lock between processes of one machine; throws `LibraryLockedError` when another holds it. */
export async function takeLockFile(path: string): Promise<LockFile> {
  const token = randomUUID()
  const temporary = `${path}.${token}`
  const mine: Holder = { token, processId: process.pid, host: hostname() }
  await writeFile(temporary, JSON.stringify(mine), { flag: 'wx' })
  try {
    let replacedStale = false
    // Each turn removes one stale lock; a third stale lock in a row means others are racing for it.
    for (let turn = 0; turn < 3; turn += 1) {
      if (await linkIfFree(temporary, path)) {
        heldTokens.add(token)
        return { replacedStale, release: () => release(path, token) }
      }
      const holder = parseHolder(await readTextIfPresent(path))
      if (isAlive(holder)) throw locked(path, holder)
      await removeStale(path, holder)
      replacedStale = true
    }
    throw locked(path, parseHolder(await readTextIfPresent(path)))
  } finally {
    await rm(temporary, { force: true })
  }
}

async function release(path: string, token: string): Promise<void> {
  if (!heldTokens.delete(token)) return
  const holder = parseHolder(await readTextIfPresent(path))
  if (holder?.token === token) await rm(path, { force: true })
}

async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function removeStale(path: string, expected: Holder | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}.stale`
  try {
    await rename(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = parseHolder(await readFile(aside, 'utf8'))
  // Between reading and renaming another process may have taken the lock; then it gets it back.
  if (moved?.token !== expected?.token) await linkIfFree(aside, path)
  await rm(aside, { force: true })
}

function parseHolder(text: string | undefined): Holder | undefined {
  if (text === undefined) return undefined
  try {
    return holderSchema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isAlive(holder: Holder | undefined): boolean {
  if (holder === undefined) return false
  if (holder.host !== hostname()) return true
  if (holder.processId === process.pid) return heldTokens.has(holder.token)
  try {
    process.kill(holder.processId, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function locked(path: string, holder: Holder | undefined): LibraryLockedError {
  return new LibraryLockedError(dirname(path), path, holder ?? {})
}
