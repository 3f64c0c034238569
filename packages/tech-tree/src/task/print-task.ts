import { formatPosition } from '@voyager-mc/core'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { Circumstances } from '../contract/postcondition.ts'

const countless: ReadonlySet<TaskVerb> = new Set([
  'equip',
  'eat',
  'explore',
  'sleep',
  'ride',
  'enchant',
  'go',
  'enter',
  'find',
  'build',
  'name',
  'gain',
])

/** Parts of a task that its phrase shows. */
export type PrintedTask = Pick<ParsedTask, 'verb' | 'count' | 'label'> &
  Partial<Pick<ParsedTask, 'position' | 'means' | 'detail' | 'circumstances' | 'kind'>>

/** Writes a task as a phrase that `parseTask` reads back to the same task. */
export function printTask(task: PrintedTask): string {
  const { position, means, circumstances = {} } = task
  const place = position === undefined || task.verb === 'go' ? '' : ` at ${formatPosition(position)}`
  const tool = means === undefined ? '' : ` with ${means.label}`
  return `${printDeed(task)}${tool}${place}${printCircumstances(circumstances)}`
}

function printDeed({ verb, count, label, position, detail, kind }: PrintedTask): string {
  const word = verb.charAt(0).toUpperCase() + verb.slice(1)
  if (verb === 'deposit')
    return `${word} ${label === '' ? 'useless items' : `${count} ${label}`} into the chest`
  if (verb === 'go') return `Go to ${position === undefined ? label : formatPosition(position)}`
  if (label === '') return word
  if (verb === 'explore') return kind === 'none' ? `${word} ${label}` : `${word} until ${label}`
  if (verb === 'name') return `${word} ${label} ${JSON.stringify(detail ?? '')}`
  if (verb === 'enchant') return `${word} ${label}${detail === undefined ? '' : ` with ${detail}`}`
  if (verb === 'build' && kind === 'schematic') return `${word} schematic ${label}`
  if (countless.has(verb) && count === 1) return `${word} ${label}`
  return `${word} ${count} ${label}`
}

function printCircumstances({ dimension, before, without }: Circumstances): string {
  const where = dimension === undefined ? '' : ` in ${dimension}`
  const until = before === undefined ? '' : ` before ${before}`
  const unharmed = without === undefined ? '' : without === 'dying' ? ' without dying' : ' without damage'
  return `${where}${until}${unharmed}`
}
