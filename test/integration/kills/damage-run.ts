import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { AgentError, seededRandom, type Random } from '@voyager-mc/core'
import { sqliteSkillStore } from '@voyager-mc/skill-library'
import { openHome } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { sqliteWorldStore, WorldError } from '@voyager-mc/world'

export interface DamageRunOptions {
  /** Places, one after another, each in a fresh copy. */
  readonly count: number
  readonly seed: number
}

/** Account of damage that was done to a run. */
export interface DamagedRun {
  /** Places whose damage was told. */
  readonly told: number
  /** Places whose damage changed nothing that is read. */
  readonly harmless: number
  /** Places, in words, whose damage changed what is read without a word. */
  readonly silent: readonly string[]
}

/** Flips bits of a run's files and cuts them off at random places, logs that were not written back included. */
export async function damageRun(run: string, { count, seed }: DamageRunOptions): Promise<DamagedRun> {
  const random = seededRandom(seed)
  const expected = await contentsOf(copyOf(run))
  const silent: string[] = []
  let [told, harmless] = [0, 0]
  for (let at = 0; at < count; at += 1) {
    const copy = copyOf(run)
    const place = spoil(copy, random)
    const found = await contentsOf(copy)
    const changed = found === 'told' ? [] : partsThatDiffer(expected, found)
    if (found === 'told') told += 1
    else if (changed.length === 0) harmless += 1
    else silent.push(`${place}: ${changed.join(', ')}`)
  }
  rmSync(copyPlace(run), { recursive: true })
  return { told, harmless, silent }
}

const copyPlace = (run: string): string => `${run}-damaged`

function copyOf(run: string): string {
  rmSync(copyPlace(run), { recursive: true, force: true })
  cpSync(run, copyPlace(run), { recursive: true, filter: (path) => !/(-shm|-owner|skills)$/.test(path) })
  return copyPlace(run)
}

/** Spoils one place; a byte of any file is as likely as one of another. */
function spoil(run: string, random: Random): string {
  const files = readdirSync(run).map((name) => ({ name, size: statSync(join(run, name)).size }))
  let place = Math.floor(random() * files.reduce((sum, { size }) => sum + size, 0))
  const file = files.find(({ size }) => {
    if (place < size) return true
    place -= size
    return false
  })
  const path = join(run, file?.name ?? '')
  if (random() < 0.15) {
    truncateSync(path, place)
    return `${file?.name} cut off at ${place}`
  }
  const bytes = readFileSync(path)
  bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8))
  writeFileSync(path, bytes)
  return `${file?.name} with a flipped bit at ${place}`
}

type Contents = Readonly<Record<string, unknown>>

function partsThatDiffer(expected: Contents | 'told', found: Contents): readonly string[] {
  if (expected === 'told') return ['the run was damaged before']
  return Object.keys(expected).filter((part) => !isDeepStrictEqual(expected[part], found[part]))
}

/** Everything that is read of a run: state, records, skills and world; `told` where its damage is. */
async function contentsOf(run: string): Promise<Contents | 'told'> {
  try {
    const home = await openHome(run)
    try {
      const state = await loadRunState(home.runStore)
      const records = await Array.fromAsync(home.runStore.readJournal())
      const skills = await sqliteSkillStore(home.database, { mirror: false }).read()
      const world = sqliteWorldStore(home.database).loadNow()
      return skills.problems.length > 0 ? 'told' : { state, records, skills, world }
    } finally {
      await home.close()
    }
  } catch (error) {
    if (AgentError.isInstance(error) || WorldError.isInstance(error)) return 'told'
    throw error
  }
}
