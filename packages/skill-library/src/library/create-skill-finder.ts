import { untilAborted, type RetrieveOptions, type SkillQuery } from '@voyager-mc/core'
import { skillsForNames } from '../search/skills-for-names.ts'
import type { LibraryState } from './library-state.ts'
import { isDueForParole, withStatus } from '../record/lifecycle.ts'
import type { ManagedSkillLibrary, SkillMatch } from './managed-skill-library.ts'
import type { FoundRecord, SkillSearch } from '../search/skill-search.ts'
import { keyOf } from '../search/search-text.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { toSkill } from '../record/to-skill.ts'

/** The calls of a library that find skills by what they do. */
export type SkillFinder = Pick<ManagedSkillLibrary, 'search' | 'retrieve' | 'outline'>

// As many skills as the paper shows its action agent.
const defaultLimit = 5

/** A task without what does not tell tasks apart: case, spaces, underscores and a full stop. */
const taskKey = (task: string): string =>
  task
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/\.$/, '')
    .trim()

// More lines than that no prompt shows.
const mostRanked = 64

/** The name in a key of the index, which is `name@version`. */
const nameOf = (key: string): string => key.slice(0, key.lastIndexOf('@'))

export function createSkillFinder(state: LibraryState, search: SkillSearch): SkillFinder {
  const { catalog, policy, nowMs } = state

  const paroleDue = async (): Promise<void> => {
    if (state.isReadOnly) return
    const findDue = (): readonly SkillRecord[] =>
      catalog.retired().filter((record) => isDueForParole(record, policy, nowMs()))
    if (findDue().length === 0) return
    await state.change(() => {
      const records = findDue().map((record) => withStatus(record, 'active', { nowMs: nowMs() }))
      return { records, result: undefined, notices: records.map(({ name }) => paroleNotice(name)) }
    })
  }
  const findSkills = async (
    query: SkillQuery,
    { limit = defaultLimit, signal }: RetrieveOptions = {},
  ): Promise<readonly SkillMatch[]> => {
    await untilAborted(state.ready(), { signal })
    await paroleDue()
    const near = await untilAborted(search.find(query, limit), { signal })
    const found = withSameTask(near, { query, limit })
    const matches = found.flatMap(({ key, score }) => {
      const record = catalog.current(nameOf(key))
      return record === undefined ? [] : [{ skill: toSkill(record), score }]
    })
    const known = new Set(matches.map(({ skill }) => skill.name))
    const named = skillsForNames(catalog.all(), query.names ?? [])
    const more = named.filter(({ name }) => !known.has(name))
    return [...matches, ...more.map((record) => ({ skill: toSkill(record), score: 0 }))]
  }
  /** Skills learned for the very same task come before those that only resemble it. */
  const withSameTask = (
    near: readonly FoundRecord[],
    { query, limit }: { readonly query: SkillQuery; readonly limit: number },
  ): readonly FoundRecord[] => {
    const task = taskKey(query.task.name)
    if (task === '' || limit < 1) return near
    const same = new Set(
      catalog
        .all()
        .flatMap((record) =>
          record.status === 'active' && taskKey(record.task) === task ? [keyOf(record)] : [],
        ),
    )
    if (same.size === 0) return near
    const first = near.filter(({ key }) => same.has(key))
    const missed = [...same].filter((key) => !near.some((found) => found.key === key))
    const others = near.filter(({ key }) => !same.has(key))
    return [...first, ...missed.map((key) => ({ key, score: 1 })), ...others].slice(0, limit)
  }
  return {
    search: findSkills,
    async outline(query) {
      await state.ready()
      const known = new Set(
        search.byWords(query, mostRanked).flatMap((key) => catalog.current(nameOf(key)) ?? []),
      )
      for (const record of catalog.all()) known.add(record)
      return [...known]
        .filter(({ status }) => status === 'active')
        .map(({ name, description, use: { successes, failures } }) => ({
          name,
          description,
          record: { successes, failures },
        }))
    },
    retrieve: async (query, limits) => (await findSkills(query, limits)).map(({ skill }) => skill),
  }
}

function paroleNotice(name: string): SkillNotice {
  return { type: 'status-change', skill: name, message: `The skill ${name} is tried again.` }
}
