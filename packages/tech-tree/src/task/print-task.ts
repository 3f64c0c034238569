import { formatPosition } from '@voyager-mc/core'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'

const countless: ReadonlySet<TaskVerb> = new Set(['equip', 'eat', 'explore', 'sleep'])

/** Writes a task as a phrase that `parseTask` reads back to the same task. */
export function printTask({
  verb,
  count,
  label,
  position,
}: Pick<ParsedTask, 'verb' | 'count' | 'label' | 'position'>): string {
  const place = position === undefined ? '' : ` at ${formatPosition(position)}`
  const word = verb.charAt(0).toUpperCase() + verb.slice(1)
  if (verb === 'deposit') {
    const what = label === '' ? 'useless items' : `${count} ${label}`
    return `${word} ${what} into the chest${place}`
  }
  if (label === '') return `${word}${place}`
  if (verb === 'explore') return `${word} until ${label}`
  if (countless.has(verb) && count === 1) return `${word} ${label}${place}`
  return `${word} ${count} ${label}${place}`
}
