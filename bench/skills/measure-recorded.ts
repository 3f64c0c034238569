import type { SkillQuery } from '@voyager-mc/core'
import { plannedNames } from '@voyager-mc/rule-roles'
import { createSkillLibrary } from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import { rounded, type Row } from '../benchmark.ts'
import { loadRecordedQueries, type RecordedQuery, type RecordedRun } from './recorded-queries.ts'

const techTree = createTechTree('1.19.4')

// As many as a prompt shows; with fewer skills known every search finds all.
const shown = 5

/** Questions of recorded runs, asked by the task alone and by its plan, each when the library was as it was then. */
export async function measureRecorded(): Promise<readonly Row[]> {
  const runs = await loadRecordedQueries()
  const ways: readonly (readonly [string, (query: RecordedQuery) => SkillQuery])[] = [
    ['by the task and what was lacked', byTask],
    ['by the plan, too', byPlan],
  ]
  const rows: Row[] = []
  for (const [way, toQuery] of ways) {
    const byRun = await Promise.all(runs.map((run) => countFound([run], toQuery)))
    const shares = byRun.map(({ found, wanted }) => (100 * found) / wanted).toSorted((a, b) => a - b)
    const { asked, first, found, wanted, any } = await countFound(runs, toQuery)
    const share = (part: number, whole: number): string => `${rounded((100 * part) / whole)} %`
    rows.push({
      what: `${asked} questions of ${runs.length} runs, ${way}`,
      figure: `${share(found, wanted)} of fitting skills among five`,
      median: `by run ${rounded(shares[0] ?? 0)} to ${rounded(shares.at(-1) ?? 0)} %`,
      baseline: `a fitting one first ${share(first, asked)}, any among five ${share(any, asked)}`,
    })
  }
  return rows
}

interface Found {
  readonly asked: number
  /** Questions whose first answer fits. */
  readonly first: number
  /** Questions with any answer that fits. */
  readonly any: number
  /** Answers that fit, and as many as there could have been. */
  readonly found: number
  readonly wanted: number
}

async function countFound(
  runs: readonly RecordedRun[],
  toQuery: (query: RecordedQuery) => SkillQuery,
): Promise<Found> {
  let [asked, first, any, found, wanted] = [0, 0, 0, 0, 0]
  for (const { events } of runs) {
    let description = ''
    let known = 0
    const library = createSkillLibrary({ describe: async () => description })
    for (const event of events) {
      if ('skill' in event) {
        const { name, task } = event.skill
        ;({ description } = event.skill)
        known += 1
        await library.add({ name, source: `async function ${name}(bot) {}` }, { name: task })
      } else if (known > shown) {
        const { fits } = event.query
        const skills = await library.retrieve(toQuery(event.query), { limit: shown })
        const hits = skills.map(({ name }) => fits.includes(name))
        const right = hits.filter(Boolean).length
        asked += 1
        found += right
        wanted += Math.min(shown, fits.length)
        first += hits[0] === true ? 1 : 0
        any += right > 0 ? 1 : 0
      }
    }
    await library.close()
  }
  return { asked, first, any, found, wanted }
}

function byTask({ task, need }: RecordedQuery): SkillQuery {
  // The background that the curriculum gives to a task that the tech tree knows.
  const parsed = techTree.parseTask(task)
  const [item] = parsed.status === 'parsed' ? parsed.task.accepts : []
  return {
    task: { name: task, ...(item !== undefined && { context: techTree.why(item) }) },
    ...(need !== undefined && { need }),
  }
}

function byPlan(query: RecordedQuery): SkillQuery {
  const { task, inventory } = query
  return {
    ...byTask(query),
    names: plannedNames({ name: task }, { techTree, observation: { inventory } }),
  }
}
