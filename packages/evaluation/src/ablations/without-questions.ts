import type { VoyagerRoles } from '@voyager-mc/voyager'

/**
 * The roles with a curriculum that is told to ask no background questions, so that none is paid for. Answers that a
 * curriculum of one's own asks for all the same are taken off its tasks; what its rules say about a task stays.
 */
export function withoutQuestions(roles: VoyagerRoles): VoyagerRoles {
  const { curriculum } = roles
  return {
    ...roles,
    curriculum: {
      propose: async (observation, options) => {
        const task = await curriculum.propose(observation, { ...options, questions: false })
        if (task === undefined) return undefined
        const { name, context } = task
        return context === undefined || isAnswer(context) ? { name } : { name, context }
      },
      record: (outcome) => curriculum.record(outcome),
    },
  }
}

/** Answers come as in the original: the question, then the answer below it. */
function isAnswer(context: string): boolean {
  return context.startsWith('Question: ')
}
