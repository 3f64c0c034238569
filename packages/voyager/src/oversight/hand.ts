import { InvalidArgumentError } from '@voyager-mc/core'

/** One thing that a person does to a run. */
export type Hand =
  | { readonly type: 'pause' | 'go-on' | 'approve' }
  /** Whether the person wants to see each program before it runs, and each verdict before it counts. */
  | { readonly type: 'ask'; readonly programs: boolean; readonly verdicts: boolean }
  /** The next task, before the curriculum is asked. */
  | { readonly type: 'propose'; readonly task: string }
  /** Another source for the program that waits; its main function keeps its name. */
  | { readonly type: 'edit'; readonly source: string }
  | { readonly type: 'reject'; readonly reason: string }
  | { readonly type: 'judge'; readonly success: boolean; readonly feedback: string }
  /** Words for the agent, told with the next request for a program. */
  | { readonly type: 'say'; readonly text: string }

/** Longest text of each field, in characters. */
const longest: Readonly<Record<string, number>> = {
  task: 500,
  source: 100_000,
  reason: 2000,
  feedback: 2000,
  text: 2000,
}

/** Checks a hand that comes from outside; throws `InvalidArgumentError` for what is none. */
export function parseHand(value: unknown): Hand {
  const read = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const text = (name: string, isNeeded = true): string => {
    const found = read(name) ?? (isNeeded ? undefined : '')
    const most = longest[name] ?? 0
    if (typeof found === 'string' && found.length <= most && (!isNeeded || found.trim() !== '')) return found
    throw new InvalidArgumentError(name, shortened(found), `write a text of 1 to ${most} characters.`)
  }
  const flag = (name: string): boolean => {
    const found = read(name)
    if (typeof found === 'boolean') return found
    throw new InvalidArgumentError(name, shortened(found), 'use true or false.')
  }
  const type = read('type')
  switch (type) {
    case 'pause':
    case 'go-on':
    case 'approve':
      return { type }
    case 'ask':
      return { type, programs: flag('programs'), verdicts: flag('verdicts') }
    case 'propose':
      return { type, task: text('task') }
    case 'edit':
      return { type, source: text('source') }
    case 'reject':
      return { type, reason: text('reason') }
    case 'judge':
      return { type, success: flag('success'), feedback: text('feedback', false) }
    case 'say':
      return { type, text: text('text') }
    default:
      throw new InvalidArgumentError(
        'type',
        shortened(type),
        'use pause, go-on, ask, propose, approve, edit, reject, judge or say.',
      )
  }
}

function shortened(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 60) : value
}
