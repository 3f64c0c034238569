import type { Critique } from '@voyager-mc/core'
import type { Verdict } from '@voyager-mc/core'

/** A decided success. */
export function achieved(reasoning: string): Verdict {
  return decided({ success: true, reasoning, feedback: '' })
}

/** A decided failure; the feedback says what is missing and what to do. */
export function missed(reasoning: string, feedback: string): Verdict {
  return decided({ success: false, reasoning, feedback })
}

/** A facts left to another critic. */
export function undecided(reason: string): Verdict {
  return { status: 'undecided', reason }
}

function decided(critique: Critique): Verdict {
  return { status: 'decided', critique }
}
