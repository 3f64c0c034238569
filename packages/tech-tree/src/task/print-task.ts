import { formatPosition } from '@voyager-mc/core'
import type { Circumstances } from '../contract/postcondition.ts'
import type { PrintedTask } from '../contract/task-kind.ts'
import { placeOf } from '../goals/place-of.ts'
import { taskKinds } from '../kinds/task-kinds.ts'

/** Writes a task as a phrase that `parseTask` reads back to the same task. */
export function printTask(task: PrintedTask): string {
  const { position, means, origin, circumstances = {} } = task
  const place = position === undefined || task.verb === 'go' ? '' : ` at ${formatPosition(position)}`
  const from = origin === undefined ? '' : ` from ${origin.label}`
  const tool = means === undefined ? '' : ` with ${means.label}`
  return `${printDeed(task)}${from}${tool}${place}${printCircumstances(circumstances)}`
}

function printDeed(task: PrintedTask): string {
  const { verb, count, label, position, axes, detail, kind } = task
  const word = verb.charAt(0).toUpperCase() + verb.slice(1)
  if (verb === 'deposit')
    return `${word} ${label === '' ? 'useless items' : `${count} ${label}`} into the chest`
  if (verb === 'go')
    return `Go to ${position === undefined ? label : placeOf({ position, ...(axes && { axes }) })}`
  if (verb === 'loot' && detail !== undefined)
    return `${word} ${label === '' ? '' : `${count} ${label} `}from ${detail}`
  if (verb === 'eat' && detail !== undefined)
    return `${[word, ...(count === 1 ? [] : [count]), ...(label === '' ? [] : [label])].join(' ')} until hunger ${detail}`
  if (label === '') return word
  if (verb === 'explore') return kind === 'none' ? `${word} ${label}` : `${word} until ${label}`
  if (verb === 'name') return `${word} ${label} ${JSON.stringify(detail ?? '')}`
  if (verb === 'enchant') return `${word} ${label}${detail === undefined ? '' : ` with ${detail}`}`
  if (verb === 'build' && kind === 'schematic') return `${word} schematic ${label}`
  if (taskKinds[verb].counts !== 'always' && count === 1) return `${word} ${label}`
  return `${word} ${count} ${label}`
}

function printCircumstances({ dimension, before, without }: Circumstances): string {
  const where = dimension === undefined ? '' : ` in ${dimension}`
  const until = before === undefined ? '' : ` before ${before}`
  const unharmed = without === undefined ? '' : without === 'dying' ? ' without dying' : ' without damage'
  return `${where}${until}${unharmed}`
}
