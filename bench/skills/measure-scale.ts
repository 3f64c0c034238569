import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSkillLibrary,
  HashingEmbeddings,
  sqliteSkillStore,
  type ManagedSkillLibrary,
} from '@voyager-mc/skill-library'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow, type Measured } from './judged-row.ts'
import { madeSkill } from './made-skill.ts'
import { timeCalls, type CallTimes } from './time-calls.ts'

const many = 10_000
const few = 10
// The measurement is over after a handful of seconds, and the 95th percentile of an add still has ten adds above it.
const rounds = 300

/** Times of libraries in folders with ten thousand skills and with ten. */
export async function measureScale(): Promise<readonly Row[]> {
  const [large, small] = [await measureLibrary(many), await measureLibrary(few)]
  const below = (limitMs: number): Measured['target'] => ({ below: limitMs })
  const row = (what: string, key: keyof LibraryTimes, limitMs: number): Row =>
    judgedRow({
      what: `${what}, ${many} skills`,
      value: large[key].p95Ms,
      unit: 'ms',
      ...large[key],
      target: below(limitMs),
      baseline: `${rounded(small[key].p95Ms)} ms with ${few}`,
    })
  return [
    row('open', 'open', 1000),
    row('open and first retrieve', 'openAndRetrieve', 1000),
    row('add p95', 'add', 20),
    row('retrieve p95 after embedding', 'retrieve', 5),
    // Reading and renaming what a program calls must not depend on what else the library holds.
    judgedRow({
      what: `resolve with 3 callees, median, ${many} against ${few} skills`,
      value: large.resolve.medianMs / small.resolve.medianMs,
      unit: 'times',
      ...large.resolve,
      target: below(2),
      baseline: `${rounded(small.resolve.medianMs)} ms with ${few}`,
    }),
  ]
}

type LibraryTimes = Readonly<Record<'open' | 'openAndRetrieve' | 'add' | 'retrieve' | 'resolve', CallTimes>>

async function measureLibrary(size: number): Promise<LibraryTimes> {
  const directory = await mkdtemp(join(tmpdir(), 'voyager-bench-skills-'))
  try {
    const embeddings = new RememberedEmbeddings()
    const filling = createSkillLibrary({ store: sqliteSkillStore(join(directory, 'skills.db')), embeddings })
    await filling.importSkills(Array.from({ length: size - chain.length }, (_, at) => madeSkill(at)))
    await filling.importSkills(chain)
    await filling.close()
    const library = createSkillLibrary({ store: sqliteSkillStore(join(directory, 'skills.db')), embeddings })
    const open = await timeCalls(1, () => library.open())
    const first = await timeCalls(1, () => retrieveMade(library, 0))
    const openAndRetrieve = {
      medianMs: open.medianMs + first.medianMs,
      p95Ms: open.p95Ms + first.p95Ms,
      cpuMs: open.cpuMs + first.cpuMs,
    }
    // Embedded once before: what is measured is the search.
    for (let at = 0; at < rounds; at += 1) await retrieveMade(library, at)
    const retrieve = await timeCalls(rounds, (at) => retrieveMade(library, at))
    const resolve = await timeCalls(rounds, (at) => library.resolve(callerOf(at)))
    const add = await timeCalls(rounds, (at) => {
      const skill = madeSkill(many + at)
      return library.add(skill, { name: skill.description })
    })
    await library.close()
    return { open, openAndRetrieve, add, retrieve, resolve }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const chain = ['chainTop', 'chainMiddle', 'chainEnd'].map((name, at, names) => ({
  name,
  source: `async function ${name}(bot) { await ${names[at + 1] ?? 'mineBlock'}(bot, 'oak_log', 1) }`,
}))

function callerOf(at: number): { readonly name: string; readonly source: string } {
  return { name: `go${at}`, source: `async function go${at}(bot) { await chainTop(bot) }` }
}

function retrieveMade(library: ManagedSkillLibrary, at: number): Promise<unknown> {
  const context = 'It is found below the ground and needs a good pickaxe; place a table near you first.'
  return library.retrieve({ task: { name: madeSkill(at * 31).description, context } })
}

/** Embeds a query once, so that a second asking measures everything but the embedding. */
class RememberedEmbeddings extends HashingEmbeddings {
  private readonly known = new Map<string, Promise<number[]>>()

  override embedQuery(document: string): Promise<number[]> {
    const known = this.known.get(document) ?? super.embedQuery(document)
    this.known.set(document, known)
    return known
  }
}
