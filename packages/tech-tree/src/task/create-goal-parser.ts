import type { TechTree } from '../contract/tech-tree.ts'
import type { ParsedTask } from '../contract/parsed-task.ts'
import { normalisePhrase } from './normalise-phrase.ts'
import { printTask } from './print-task.ts'
import { refuse, refuseLength } from './refuse.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { splitGoal } from './split-goal.ts'

/** Tasks one goal may hold. */
const maximumTasks = 20

/** A reader of goals for one game version: one task, or several in order. */
export function createGoalParser(lexicon: Lexicon, parseTask: TechTree['parseTask']): TechTree['parseGoal'] {
  return (text) => {
    const tooLong = refuseLength(text)
    if (tooLong !== undefined) return tooLong
    const parts = splitGoal(normalisePhrase(text), lexicon)
    if (parts.length > maximumTasks) {
      const message = `The goal holds ${parts.length} tasks; ask for at most ${maximumTasks} at once.`
      return refuse('too-many', message, { nearest: parts[0] })
    }
    const tasks: ParsedTask[] = []
    for (const part of parts.length === 0 ? [''] : parts) {
      const parsed = parseTask(part)
      if (parsed.status === 'refused') {
        const nearest =
          parsed.nearest ?? (tasks[0] === undefined ? undefined : tasks.map(printTask).join(', then '))
        return { ...parsed, ...(nearest === undefined ? {} : { nearest }) }
      }
      tasks.push(parsed.task)
    }
    const goals = tasks.map(({ goal }) => goal)
    const [only] = goals
    return {
      status: 'parsed',
      tasks,
      goal: goals.length === 1 && only !== undefined ? only : { kind: 'all', goals },
    }
  }
}
