import type { Refusal } from '../contract/plan.ts'
import type { Way } from '../contract/way.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import type { Draft } from '../kinds/task-row.ts'
import { printTask } from './print-task.ts'
import { refusePart } from './refuse.ts'

/** Whether one of the items comes by a way. */
export function comesBy(items: readonly string[], type: Way['type'], { ways }: Lexicon): boolean {
  return items.some((item) => ways.get(item)?.some((way) => way.type === type))
}

/** Refusal of items that never come by the way a task asks for, such as diamonds that are fished; undefined for others. */
export function refuseWay(draft: Draft, lexicon: Lexicon): Refusal | undefined {
  const { verb, count, label, names, accepts } = draft
  if (label === '') return undefined
  const items = verb === 'smelt' || verb === 'cook' ? accepts : [...accepts, ...names]
  if (verb === 'craft')
    return comesBy(items, 'craft', lexicon)
      ? undefined
      : refuseDeed(draft, printTask({ verb: 'obtain', count, label }))
  const { comesBy: demanded } = taskKinds[verb]
  if (demanded === undefined || comesBy(items, demanded.way, lexicon)) return undefined
  if (items.some((item) => demanded.also?.test(item) === true)) return undefined
  const [usual] = names.flatMap((name) => lexicon.ways.get(name) ?? [])
  return refuseDeed(draft, printTask({ verb: usual?.type === 'craft' ? 'craft' : 'obtain', count, label }))
}

function refuseDeed({ verb, label }: Draft, nearest: string): Refusal {
  return refusePart(label, `there is no way to ${verb} it.`, nearest)
}
