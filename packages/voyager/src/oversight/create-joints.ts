import type { Critique } from '@voyager-mc/core'
import type { Decision, Desk } from './desk.ts'
import type { OversightJoints } from './oversight.ts'

/** Makes the loop's side of an oversight. */
export function createJoints(desk: Desk): Omit<OversightJoints, 'begin'> {
  return {
    async nextTask({ signal }) {
      await desk.whilePaused(signal)
      const [name, ...proposed] = desk.state().proposed
      if (name === undefined) return undefined
      desk.change({ proposed })
      return { name, reasoning: 'A person proposed it.' }
    },
    async withWords(task, { signal }) {
      await desk.whilePaused(signal)
      const said = desk.takeWords().map((text) => `A person who watches says: ${text}`)
      if (said.length === 0) return task
      return { ...task, context: [...(task.context === undefined ? [] : [task.context]), ...said].join('\n') }
    },
    async review(program, { task, signal }) {
      if (desk.state().asksPrograms) {
        const decision = await desk.decisionOn({ type: 'program', task, program }, signal)
        if (decision.type === 'reject') return { rejected: decision.reason }
        if (decision.type === 'edit') {
          // They are about lines of the source before.
          const { notes: _notes, ...rest } = program
          return { ...rest, source: decision.source }
        }
      }
      await desk.whilePaused(signal)
      return program
    },
    async judge(critique, { task, signal }) {
      if (!desk.state().asksVerdicts) return critique
      const decision = await desk.decisionOn({ type: 'verdict', task, critique }, signal)
      return decision.type === 'judge' ? judged(decision) : critique
    },
  }
}

function judged({ success, feedback }: Extract<Decision, { type: 'judge' }>): Critique {
  const reasoning = success ? 'A person judged that it is done.' : 'A person judged that it is not done.'
  return { success, reasoning, feedback: success ? '' : feedback }
}
