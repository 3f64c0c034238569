import type { Critique } from '@voyager-mc/core'
import type { Verdict } from '@voyager-mc/core'

/** A decided success. */
export function achieved(reasoning: string): Verdict {
  return decided({ success: true, reasoning, feedback: '' })
}

/** A decided failure; the advice says what is missing and what to do, and obstacles what the attempt met with. */
export function missed(reasoning: string, advice: string, obstacles = ''): Verdict {
  if (obstacles === '') return decided({ success: false, reasoning, feedback: advice })
  return decided({ success: false, reasoning, feedback: `${advice} ${obstacles}`, advice })
}

/** A facts left to another critic. */
export function undecided(reason: string): Verdict {
  return { status: 'undecided', reason }
}

function decided(critique: Critique): Verdict {
  return { status: 'decided', critique }
}
