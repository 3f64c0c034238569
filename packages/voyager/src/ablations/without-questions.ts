import type { VoyagerRoles } from '../voyager-roles.ts'

/**
 * The roles with a curriculum whose tasks come without background. The questions may still be asked; a curriculum that
 * asks none is cheaper.
 */
export function withoutQuestions(roles: VoyagerRoles): VoyagerRoles {
  const { curriculum } = roles
  return {
    ...roles,
    curriculum: {
      propose: async (observation, options) => {
        const { name } = await curriculum.propose(observation, options)
        return { name }
      },
      record: (outcome) => curriculum.record(outcome),
    },
  }
}
