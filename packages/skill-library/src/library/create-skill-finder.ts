import { untilAborted, type RetrieveOptions, type SkillQuery } from '@voyager-mc/core'
import type { LibraryState } from './library-state.ts'
import { isDueForParole, withStatus } from '../record/lifecycle.ts'
import type { ManagedSkillLibrary, SkillMatch } from './managed-skill-library.ts'
import type { SkillSearch } from '../search/skill-search.ts'
import { toSkill } from '../record/to-skill.ts'

/** The calls of a library that find skills by what they do. */
export type SkillFinder = Pick<ManagedSkillLibrary, 'search' | 'retrieve'>

// As many skills as the paper shows its action agent.
const defaultLimit = 5

export function createSkillFinder(state: LibraryState, search: SkillSearch): SkillFinder {
  const { catalog, policy, nowMs, onNotice } = state

  const paroleDue = async (): Promise<void> => {
    if (state.isReadOnly) return
    const due = catalog.retired().filter((record) => isDueForParole(record, policy, nowMs()))
    if (due.length === 0) return
    await state.exclusive(() =>
      state.commit(due.map((record) => withStatus(record, 'active', { nowMs: nowMs() }))),
    )
    for (const { name } of due) {
      onNotice({ type: 'status-change', skill: name, message: `The skill ${name} is tried again.` })
    }
  }
  const findSkills = async (
    query: SkillQuery,
    { limit = defaultLimit, signal }: RetrieveOptions = {},
  ): Promise<readonly SkillMatch[]> => {
    await untilAborted(state.ready(), { signal })
    await paroleDue()
    const found = await untilAborted(search.find(query, limit), { signal })
    return found.flatMap(({ key, score }) => {
      const record = catalog.current(key.slice(0, key.lastIndexOf('@')))
      return record === undefined ? [] : [{ skill: toSkill(record), score }]
    })
  }
  return {
    search: findSkills,
    retrieve: async (query, limits) => (await findSkills(query, limits)).map(({ skill }) => skill),
  }
}
