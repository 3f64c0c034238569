import type { PlanResult } from '../contract/plan.ts'
import { isDeed, type DeedType, type Way } from '../contract/way.ts'
import { describeSteps } from './describe-step.ts'

/** Says in plain words how an item is had and what comes before it. */
export function explainWhy(
  item: string,
  {
    ways,
    plan,
  }: {
    readonly ways: ReadonlyMap<string, readonly Way[]>
    readonly plan: (item: string) => PlanResult
  },
): string {
  const result = plan(item)
  if (result.status === 'refused') return result.message
  const [best] = ways.get(item) ?? []
  const direct = best === undefined ? '' : `${capitalise(describeWay(best))}. `
  return `${direct}From nothing: ${describeSteps(result.steps)}.`
}

/** One way in plain words, such as `cod is fished with a fishing_rod`. */
export function describeWay(way: Way): string {
  const inputs = Object.entries(way.inputs).map(([input, count]) => `${count} ${input}`)
  const station = way.station === undefined ? '' : ` at a ${way.station}`
  const tool = way.tools[0] === undefined ? '' : `, which needs a ${way.tools[0]} or better`
  if (isDeed(way)) return `${way.item} is had by ${deedNames[way.type]} ${inputs.join(', ')}${station}${tool}`
  switch (way.type) {
    case 'mine':
      return `${way.item} drops from ${way.blocks.join(' or ')}${tool}`
    case 'kill':
      return `${way.item} drops from a ${way.mob}`
    case 'craft':
    case 'smith':
      return `${way.yields} ${way.item} is made of ${inputs.join(', ')}${station}`
    case 'smelt':
      return `${way.item} is smelted from ${way.input}${station}`
    case 'fish':
      return `${way.item} is fished with a fishing_rod cast at open water, 5 to 30 s a bite`
    case 'farm':
      return `${way.item} grows from ${way.seed}`
    case 'use':
      return `${way.item} is had from ${way.on}${inputs.length === 0 ? '' : ` with ${inputs.join(', ')}`}${tool}`
    case 'barter':
      return `piglins give ${way.item} for ${inputs.join(', ')}`
    case 'trade':
      return `a ${way.profession} sells ${way.item} for ${inputs.join(', ')}`
    case 'loot':
      return `${way.item} lies in chests of a ${way.structure}`
  }
}

const deedNames: Readonly<Record<DeedType, string>> = {
  enchant: 'enchanting',
  brew: 'brewing',
  strip: 'stripping',
  wax: 'waxing',
  age: 'ageing',
  dye: 'dyeing with',
  breed: 'breeding with',
  throw: 'throwing',
}

/** Text with a large first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
