import type { CapabilityPolicy } from '../program-runner/capability-policy.ts'
import type { HandleTable } from './handle-table.ts'

/**
 * Remembers what a callback of the guest said about an object, for other objects that read the same: a search asks
 * about thousands of blocks of a few kinds, and every question enters the guest. Holds for one host call only, and only
 * while the callback looks at nothing but the members in which the objects agree.
 */
export interface AlikeMemo {
  /** Runs a host call; what its callbacks answer is remembered until it returns. */
  during<Result>(call: () => Result): Result
  /** The answer of callback `id`, remembered or new. */
  ask(id: number, args: readonly unknown[], evaluate: () => unknown): unknown
  /** The guest looked at something. */
  note(operation: string, id: number, member: string): void
}

interface Question {
  readonly handle: number
  readonly members: readonly string[]
  looksElsewhere: boolean
}

/** Creates a memo that follows the policy's word about which objects are alike. */
export function createAlikeMemo(policy: CapabilityPolicy, handles: HandleTable): AlikeMemo {
  let answers: Map<string, unknown> | undefined
  let question: Question | undefined
  return {
    during(call) {
      const before = answers
      answers = new Map()
      try {
        return call()
      } finally {
        answers = before
      }
    },
    ask(id, args, evaluate) {
      const [subject] = args
      const current = answers
      if (!current || args.length !== 1 || typeof subject !== 'object' || subject === null) return evaluate()
      const alike = policy.alike?.(subject)
      if (!alike) return evaluate()
      const key = `${id} ${alike.key}`
      if (current.has(key)) return current.get(key)
      const before = question
      const asked: Question = { handle: handles.idOf(subject), members: alike.members, looksElsewhere: false }
      question = asked
      try {
        const answer = evaluate()
        if (!asked.looksElsewhere && typeof answer !== 'object') current.set(key, answer)
        return answer
      } finally {
        question = before
      }
    },
    note(operation, id, member) {
      if (!question || operation === 'release') return
      const isAlike = operation === 'get' && id === question.handle && question.members.includes(member)
      if (!isAlike) question.looksElsewhere = true
    },
  }
}
