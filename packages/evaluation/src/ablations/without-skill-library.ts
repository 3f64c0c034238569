import type { SkillLibrary } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'

/** The roles with a skill library that keeps nothing and finds nothing. */
export function withoutSkillLibrary(roles: VoyagerRoles): VoyagerRoles {
  return { ...roles, skillLibrary: emptySkillLibrary() }
}

/** A skill library that stays empty. */
export function emptySkillLibrary(): SkillLibrary {
  return {
    add: async ({ name, source }, task) => ({
      name,
      source,
      description: task.name,
      task: task.name,
      version: 1,
    }),
    retrieve: async () => [],
    get: async () => undefined,
    list: async () => [],
    resolve: async (program) => program,
  }
}
