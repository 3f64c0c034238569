import type { Critic } from '@voyager-mc/core'
import { assertCount } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'

/** Attempts spent on a task that nobody judges. */
export interface WithoutSelfVerificationOptions {
  /** Attempts before the next task; the paper's ablation makes three. */
  readonly rounds?: number
}

/** The roles without a judge: every task gets the same number of attempts and then passes, whatever came of it. */
export function withoutSelfVerification(
  roles: VoyagerRoles,
  { rounds = 3 }: WithoutSelfVerificationOptions = {},
): VoyagerRoles {
  assertCount('rounds', rounds)
  return { ...roles, critic: countingCritic(rounds) }
}

function countingCritic(rounds: number): Critic {
  let last = ''
  let made = 0
  return {
    async evaluate({ task }) {
      made = task.name === last ? made + 1 : 1
      last = made >= rounds ? '' : task.name
      return { success: made >= rounds, reasoning: 'Nobody judged this attempt.', feedback: '' }
    },
  }
}
