import { untilAborted, type RetrieveOptions, type SkillQuery } from '@voyager-mc/core'
import { plannedFirst } from '../search/planned-first.ts'
import { skillsForNames } from '../search/skills-for-names.ts'
import type { LibraryState } from './library-state.ts'
import { isDueForParole, withStatus } from '../record/lifecycle.ts'
import type { ManagedSkillLibrary, SkillMatch } from './managed-skill-library.ts'
import { sameTaskFirst } from '../search/same-task-first.ts'
import type { SkillSearch } from '../search/skill-search.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { toSkill } from '../record/to-skill.ts'

/** The calls of a library that find skills by what they do. */
export type SkillFinder = Pick<ManagedSkillLibrary, 'search' | 'retrieve' | 'outline'>

// As many skills as the paper shows its action agent.
const defaultLimit = 5

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
    const named = skillsForNames(catalog.all(), query.names ?? [])
    const mixed = plannedFirst(near, { named, limit })
    const found = sameTaskFirst(mixed, { records: catalog.all(), task: query.task.name, limit })
    return found.flatMap(({ key, score }) => {
      const record = catalog.current(nameOf(key))
      return record === undefined ? [] : [{ skill: toSkill(record), score }]
    })
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
