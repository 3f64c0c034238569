import type { Refusal } from '../contract/plan.ts'
import { creatureFacts } from '../sources/creature-facts.ts'
import type { Draft } from '../kinds/task-row.ts'
import { printTask } from './print-task.ts'
import { refusePart } from './refuse.ts'

/** Refusal of things that no creature of the task takes for its taming or breeding; undefined where one does. */
export function refuseFood({ means, ...draft }: Draft): Refusal | undefined {
  const { verb, names } = draft
  if (means === undefined || (verb !== 'tame' && verb !== 'breed')) return undefined
  const foods = names.flatMap((name) => {
    const { tamedWith, breedsOn } = creatureFacts(name)
    return verb === 'tame' ? tamedWith : breedsOn
  })
  if (means.names.some((name) => foods.includes(name))) return undefined
  const remedy =
    foods.length === 0 ? 'it is mounted with empty hands.' : `it takes ${foods.slice(0, 6).join(' or ')}.`
  return refusePart(`with ${means.label}`, remedy, printTask(draft))
}
