import type { Refusal } from '../contract/plan.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import type { Draft } from '../kinds/task-row.ts'
import type { Quantity } from './read-quantity.ts'
import { refuse } from './refuse.ts'
import { resolveThing } from './resolve-thing.ts'

/** Kills and other deeds to creatures one task may ask for. */
const maximumDeeds = 64

/** Whether a task can ask for so many. */
export function isQuantity(count: number): boolean {
  return Number.isInteger(count) && count >= 1
}

/** Refusal of a number that counts nothing. */
export function refuseQuantity(count: number, nearest: string): Refusal {
  const message = `The quantity ${count} is not a whole number above 0; ask for at least 1.`
  return refuse('invalid-quantity', message, { part: String(count), nearest })
}

/** Stacks are as many as fit into one slot. */
export function readStacks(quantity: Quantity, verb: TaskVerb, lexicon: Lexicon): Quantity {
  const [, half, rest] = /^(half an? )?stacks? of (.+)$/.exec(quantity.rest) ?? []
  const thing = rest === undefined ? undefined : resolveThing(rest, verb, lexicon)
  if (rest === undefined || thing === undefined) return quantity
  const stack = lexicon.data.items.get(thing.names[0])?.stackSize ?? 64
  return { count: quantity.count * (half === undefined ? stack : Math.max(1, stack / 2)), rest }
}

/** Most that one task may ask for. */
export function mostOf({ verb, names, accepts }: Draft, { data }: Lexicon): number {
  if (taskKinds[verb].things[0] === 'creature') return maximumDeeds
  const stackSize = data.items.get(accepts[0] ?? names[0] ?? '')?.stackSize ?? 64
  return stackSize === 1 ? 36 : 8 * stackSize
}
