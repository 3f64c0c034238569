import type { Program, Skill, SkillLibrary, SkillQuery } from '@voyager-mc/core'

/** A skill library that shows what it was asked. */
export interface FakeSkillLibrary extends SkillLibrary {
  /** Every query so far. */
  readonly queries: readonly SkillQuery[]
  /** Every program that was offered, repeats included. */
  readonly added: readonly Program[]
}

/** A skill library in memory that finds the newest skills, whatever is asked. */
export function fakeSkillLibrary(): FakeSkillLibrary {
  const skills = new Map<string, Skill>()
  const queries: SkillQuery[] = []
  const added: Program[] = []
  return {
    queries,
    added,
    async add({ name, source }, task) {
      added.push({ name, source })
      const known = skills.get(name)
      if (known?.source === source) return known
      const skill = {
        name,
        source,
        description: task.name,
        task: task.name,
        version: (known?.version ?? 0) + 1,
      }
      skills.set(name, skill)
      return skill
    },
    async retrieve(query, { limit = 5 } = {}) {
      queries.push(query)
      return [...skills.values()].toReversed().slice(0, limit)
    },
    get: async (name) => skills.get(name),
    list: async () => [...skills.values()],
    resolve: async (program) => program,
  }
}
