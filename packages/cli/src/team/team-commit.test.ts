import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { sqliteWorldStore, type KeptWorld } from '@voyager-mc/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTeamCommit, type TeamCommit } from './team-commit.ts'

let directory: string
let home: Home
let fails: 'nothing' | 'world' | 'board'
let commit: TeamCommit
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'team-commit-'))
  home = await openHome(directory)
  fails = 'nothing'
  const { commitNow } = sqliteWorldStore(home.database)
  commit = createTeamCommit({
    home,
    waits: true,
    writeWorld: (changes) => {
      commitNow(changes)
      if (fails === 'world') throw new Error('The disk is full.')
    },
  })
})
afterEach(async () => {
  await home.close()
  rmSync(directory, { recursive: true, force: true })
})

const worldOf = (step: number): KeptWorld => ({ meta: { step }, columns: [], players: {}, mechanics: {} })

/** What somebody who opened the run now would find. */
async function kept(): Promise<unknown> {
  const reader = await openHome(directory, { readOnly: true })
  const meta = reader.database.get("SELECT data FROM world_record WHERE kind = 'meta' AND name = 'world'")
  const board = await reader.runStore.readDocument('team/board.json')
  await reader.close()
  return { world: meta && JSON.parse(String(meta['data'])), board }
}

test('the world of a round and what the board says of it are kept at one moment', async () => {
  commit.keepWorld(worldOf(1))
  expect(await kept()).toEqual({ world: undefined, board: undefined })
  await commit.writeDocument('team/board.json', 'Ada has done 1')
  expect(await kept()).toEqual({ world: undefined, board: undefined })
  expect(await commit.readDocument('team/board.json')).toBe('Ada has done 1')
  commit.flush()
  expect(await kept()).toEqual({ world: { step: 1 }, board: 'Ada has done 1' })
})

test.each(['world', 'board'] as const)(
  'a write of the %s that fails takes the other one back, and both are tried again',
  async (part) => {
    commit.keepWorld(worldOf(1))
    await commit.writeDocument('team/board.json', 'before')
    commit.flush()
    commit.keepWorld(worldOf(2))
    commit.keepWorld(worldOf(3))
    await commit.writeDocument('team/board.json', part === 'board' ? 1n : 'after')
    fails = part
    expect(() => commit.flush()).toThrow()
    expect(await kept()).toEqual({ world: { step: 1 }, board: 'before' })
    fails = 'nothing'
    await commit.writeDocument('team/board.json', 'after')
    commit.flush()
    expect(await kept()).toEqual({ world: { step: 3 }, board: 'after' })
  },
)

test('a team that does not play in rounds keeps each change at once', async () => {
  const { commitNow: writeWorld } = sqliteWorldStore(home.database)
  const atOnce = createTeamCommit({ home, writeWorld, waits: false })
  await atOnce.writeDocument('team/board.json', 'at once')
  expect(await kept()).toEqual({ world: undefined, board: 'at once' })
})

test('a run that somebody else has is not written', async () => {
  commit.keepWorld(worldOf(1))
  rmSync(home.path)
  expect(() => commit.flush()).toThrow('was removed or replaced')
})
