import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { initialRunState, loadRunState, reduceRunState } from '@voyager-mc/voyager/journal'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from '../skills/judged-row.ts'
import { madeSkill } from '../skills/made-skill.ts'
import { timeCalls, type CallTimes } from '../skills/time-calls.ts'
import { findNdjsonSkill, loadNdjsonRun, openNdjsonRun, type NdjsonRun } from './ndjson-run.ts'
import { runStart, shortAttempts } from './run-attempts.ts'

const sizes = [100, 10_000, 100_000]
// As the loop does it: a state is kept every so many records.
const recordsPerSnapshot = 256
const targetMs = 300

interface Opening {
  readonly attempts: number
  readonly skills: number
  readonly home: CallTimes
  readonly retrieval: CallTimes
  readonly ndjson: CallTimes
  readonly ndjsonRetrieval: CallTimes
}

/** Time until a run can go on, and until it has found its first skill, by its length. */
export async function measureOpening(directory: string): Promise<readonly Row[]> {
  const openings: Opening[] = []
  for (const attempts of sizes)
    openings.push(await measureLength(join(directory, String(attempts)), attempts))
  const longest = Math.max(...openings.map(({ home }) => home.medianMs))
  const shortest = Math.min(...openings.map(({ home }) => home.medianMs))
  return [
    ...openings.map(({ attempts, home, ndjson }) =>
      judgedRow({
        what: `open a run of ${attempts} attempts, median`,
        value: home.medianMs,
        unit: 'ms',
        ...home,
        target: { below: targetMs },
        baseline: `${rounded(ndjson.medianMs)} ms NDJSON`,
      }),
    ),
    judgedRow({
      what: 'the slowest of these costs more than the fastest',
      value: longest - shortest,
      unit: 'ms',
      target: { below: targetMs / 2 },
    }),
    ...openings.map(({ skills, retrieval, ndjsonRetrieval }) =>
      judgedRow({
        what: `open the library of ${skills} skills and retrieve, median`,
        value: retrieval.medianMs,
        unit: 'ms',
        ...retrieval,
        target: { below: 1000 },
        baseline: `${rounded(ndjsonRetrieval.medianMs)} ms NDJSON`,
      }),
    ),
  ]
}

async function measureLength(directory: string, attempts: number): Promise<Opening> {
  const skills = attempts / 10
  await mkdir(directory, { recursive: true })
  try {
    await fill(directory, attempts)
    await fillSkills(directory, skills)
    const home = await timeCalls(7, async () => {
      const opened = await openHome(directory)
      const state = await loadRunState(opened.runStore)
      if (state.attempts !== attempts) throw new Error(`${state.attempts} attempts were read of ${attempts}.`)
      await opened.close()
    })
    const opened = await openHome(directory)
    const retrieval = await timeCalls(5, () => retrieveFirst(opened))
    await opened.close()
    const ndjson = await timeCalls(1, () => loadNdjsonRun(directory))
    const ndjsonRetrieval = await timeCalls(1, () => findNdjsonSkill(directory, madeSkill(7).description))
    return { attempts, skills, home, retrieval, ndjson, ndjsonRetrieval }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Writes the same history into a home and as lines; the last state is kept where a killed run leaves it. */
async function fill(directory: string, attempts: number): Promise<void> {
  const home = await openHome(directory)
  const ndjson = await openNdjsonRun(directory)
  let state = initialRunState
  let sequence = 0
  home.database.exec('BEGIN')
  for (const events of [[runStart], ...shortAttempts(attempts)]) {
    for (const event of events) {
      const record = { sequence, atMs: sequence, event }
      await home.runStore.append(record)
      await ndjson.append(record)
      state = reduceRunState(state, record)
      const isKept = sequence % recordsPerSnapshot === recordsPerSnapshot - 1
      if (isKept && sequence > 7 * attempts - 2 * recordsPerSnapshot)
        await home.runStore.writeSnapshot({ sequence, version: 1, state })
      sequence += 1
    }
  }
  home.database.exec('COMMIT')
  await home.close()
  await ndjson.close()
}

async function fillSkills(directory: string, count: number): Promise<void> {
  const home = await openHome(directory)
  const library = createSkillLibrary({ store: sqliteSkillStore(home.database, { mirror: false }) })
  const skills = Array.from({ length: count }, (_nothing, at) => madeSkill(at))
  await library.importSkills(skills)
  await library.close()
  await home.close()
  const ndjson: NdjsonRun = await openNdjsonRun(directory)
  for (const { description } of skills) await ndjson.addSkill(description)
  await ndjson.close()
}

async function retrieveFirst({ database }: Home): Promise<void> {
  const library = createSkillLibrary({ store: sqliteSkillStore(database, { mirror: false }) })
  await library.retrieve({ task: { name: madeSkill(7).description } })
  await library.close()
}
