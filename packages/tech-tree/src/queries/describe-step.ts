import type { PlanStep } from '../contract/plan.ts'

/** One step in plain words, such as `mine 3 raw_iron from iron_ore with a stone_pickaxe`. */
export function describeStep(step: PlanStep): string {
  const { verb, count, item, notes } = partsOf(step)
  return `${verb} ${count === undefined ? '' : `${count} `}${item}${notes.join('')}`
}

/**
 * Steps of a whole plan in as few words as they can be told: one verb for what is done in a row, counts above one, and where a
 * thing comes from, which tool it takes and which station at the first time only.
 */
export function describeSteps(steps: readonly PlanStep[]): string {
  const told = new Set<string>()
  let text = ''
  let [lastVerb, lastItem] = ['', '']
  for (const step of steps) {
    const { verb, count, item, notes } = partsOf(step)
    const isPlaced = step.type === 'place' && item === lastItem
    const amount = count === undefined || count === 1 ? '' : `${count} `
    const fresh = notes.filter((note) => !told.has(note))
    for (const note of fresh) told.add(note)
    const words = isPlaced ? 'place it' : `${amount}${item}${fresh.join('')}`
    if (isPlaced) text += `; ${words}`
    else if (verb === lastVerb) text += `, ${words}`
    else text += `${text === '' ? '' : '; '}${verb} ${words}`
    ;[lastVerb, lastItem] = [isPlaced ? '' : verb, item]
  }
  return text
}

interface StepParts {
  readonly verb: string
  /** Absent where nothing is counted. */
  readonly count?: number
  readonly item: string
  /** Source, tool and station, each with the word before it. */
  readonly notes: readonly string[]
}

function partsOf(step: PlanStep): StepParts {
  if ('on' in step) {
    const { type, count, item, on } = step
    return { verb: `${type} for`, count, item, notes: type === 'fish' ? [] : [` (${on})`] }
  }
  switch (step.type) {
    case 'mine': {
      const { count, item, blocks, tool, enchantment } = step
      const enchanted = enchantment === undefined ? '' : ` of ${enchantment}`
      return {
        verb: 'mine',
        count,
        item,
        notes: [
          ...(blocks[0] === item ? [] : [` from ${blocks[0]}`]),
          ...(tool === undefined ? [] : [` with a ${tool}${enchanted}`]),
        ],
      }
    }
    case 'craft':
    case 'smith': {
      const { type, count, item, station } = step
      return { verb: type, count, item, notes: station === undefined ? [] : [` at a ${station}`] }
    }
    case 'smelt': {
      const { count, input, item, fuelCount, fuel } = step
      return { verb: 'smelt', count, item: `${input} into ${item} with ${fuelCount} ${fuel}`, notes: [] }
    }
    case 'travel': {
      const takes = Object.entries(step.inputs).map(([item, count]) => `${count} ${item}`)
      const luggage = takes.length === 0 ? '' : ` with ${takes.join(', ')}`
      return { verb: 'travel to the', item: `${step.to} ${step.place}${luggage}`, notes: [] }
    }
    case 'place':
      return { verb: 'place a', item: step.item, notes: [] }
    case 'kill':
      return { verb: `kill ${step.mob} for`, count: step.count, item: step.item, notes: [] }
  }
}
