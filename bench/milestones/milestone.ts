import type { GameEvent, Observation, StepResult } from '@voyager-mc/core'

/** Milestones between bare hands and the dragon, in the order of the usual way. */
export const milestones = [
  'iron pickaxe',
  'diamond pickaxe',
  'obsidian',
  'Nether entered',
  'blaze rod',
  'ender pearl',
  'enchanted diamond tool',
  'brewed potion',
  'netherite ingot',
  'End entered',
  'dragon dead',
] as const

export type Milestone = (typeof milestones)[number]

/** Milestones that a step proves, with the tick of the step in which it was so. */
export function reachedIn({ events, observation }: Pick<StepResult, 'events' | 'observation'>): readonly {
  readonly milestone: Milestone
  readonly tick: number
}[] {
  const end = observation.elapsedTicks
  return [
    ...events.flatMap((event) => {
      const milestone = ofEvent(event)
      return milestone === undefined ? [] : [{ milestone, tick: event.tick }]
    }),
    ...ofObservation(observation, events).map((milestone) => ({ milestone, tick: end })),
  ]
}

const held: ReadonlyMap<string, Milestone> = new Map([
  ['iron_pickaxe', 'iron pickaxe'],
  ['diamond_pickaxe', 'diamond pickaxe'],
  ['obsidian', 'obsidian'],
  ['blaze_rod', 'blaze rod'],
  ['ender_pearl', 'ender pearl'],
  ['netherite_ingot', 'netherite ingot'],
])

function ofEvent(event: GameEvent): Milestone | undefined {
  if (event.type === 'item-change' && event.delta > 0) return held.get(event.item)
  if (event.type === 'dimension-change' && event.dimension.endsWith('the_nether')) return 'Nether entered'
  if (event.type === 'dimension-change' && event.dimension.endsWith('the_end')) return 'End entered'
  if (event.type === 'creature-kill' && event.creature === 'ender_dragon') return 'dragon dead'
  return undefined
}

const diamondTool = /^diamond_(pickaxe|axe|shovel|hoe|sword)$/

/** What is enchanted or brewed shows in the inventory, and has to come from a table or a stand in the same step. */
function ofObservation(
  { specialItems = [] }: Observation,
  events: readonly GameEvent[],
): readonly Milestone[] {
  const worked = (primitive: string): boolean =>
    events.some(
      (event) =>
        event.type === 'primitive-result' && event.primitive === primitive && event.status === 'succeeded',
    )
  const isEnchanted = specialItems.some(
    ({ item, enchantments = {} }) => diamondTool.test(item) && Object.keys(enchantments).length > 0,
  )
  const isBrewed = specialItems.some(({ potion = 'water' }) => !potion.endsWith('water'))
  return [
    ...(isEnchanted && worked('enchantItem') ? (['enchanted diamond tool'] as const) : []),
    ...(isBrewed && worked('brewPotion') ? (['brewed potion'] as const) : []),
  ]
}
