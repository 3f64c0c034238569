import { formatPosition } from '@voyager-mc/core'
import type { Circumstances, HeldGoal, Postcondition, SimpleGoal } from '../contract/postcondition.ts'

/** States a goal as a condition in the world, in one sentence. */
export function describePostcondition(goal: Postcondition): string {
  if (goal.kind === 'all') return goal.goals.map(describePostcondition).join(' ')
  return `${stateGoal(goal)}${stateCircumstances(goal)}.`
}

function stateGoal(goal: SimpleGoal): string {
  switch (goal.kind) {
    case 'held':
      return stateHeld(goal)
    case 'worn':
      return `The agent wears or holds ${goal.sets.map(anyOf).join(' and ')}`
    case 'placed':
      return `${goal.count} ${anyOf(goal.items)} set down by the agent still stand${atPlace(goal.position)}`
    case 'killed':
      return `The agent itself killed ${goal.count} ${anyOf(goal.creatures)}${goal.with ? ` with ${anyOf(goal.with)}` : ''}`
    case 'tamed':
    case 'bred':
    case 'milked':
    case 'sheared':
      return `The agent itself ${goal.kind} ${goal.count} ${anyOf(goal.creatures)}${goal.with ? ` with ${anyOf(goal.with)}` : ''}`
    case 'brewed':
      return `The agent brewed ${goal.count} potions of ${anyOf(goal.potions)} and still carries them`
    case 'ridden':
      return `The agent sits on ${anyOf(goal.creatures)}`
    case 'named':
      return `${anyOf(goal.things)} bears the name ${JSON.stringify(goal.name)}, given by the agent`
    case 'reached':
      return `The agent stands within ${goal.withinBlocks} blocks of ${formatPosition(goal.position)} and walked there`
    case 'biome':
    case 'dimension':
    case 'structure':
      return `The agent came into the ${goal.kind} ${anyOf(goal.names)} and still is there`
    case 'found':
      return `The agent came to see a ${goal.what} it had not seen: ${anyOf(goal.names)}`
    case 'explored':
      return `The agent ended ${goal.distanceBlocks} blocks or more from where it began`
    case 'effect':
      return `The agent came under the effect ${anyOf(goal.effects)} and still is`
    case 'block':
      return `The block at ${formatPosition(goal.position)} is ${anyOf(goal.blocks)}`
    case 'built':
      return `The agent built a ${goal.structure} that stands`
    case 'slept':
      return 'The agent slept in a bed until morning'
    case 'enchanted': {
      const level = goal.level === undefined ? '' : ` ${goal.level} or higher`
      return `The agent holds ${anyOf(goal.items)}, newly enchanted${goal.enchantment ? ` with ${goal.enchantment}${level}` : ''}`
    }
    case 'eaten':
      return `The agent ate or drank ${goal.count} ${goal.items.length === 0 ? 'of any food' : anyOf(goal.items)}`
    case 'deposited':
      return goal.items.length === 0
        ? 'The agent put things into a chest until few slots were in use'
        : `The agent put ${goal.count} ${anyOf(goal.items)} into a chest${atPlace(goal.position)}`
  }
}

const sourceWords: Readonly<Record<HeldGoal['by'], string>> = {
  any: 'came to hold',
  mine: 'mined',
  craft: 'crafted',
  smelt: 'smelted',
  fish: 'fished',
  harvest: 'harvested',
  grow: 'planted and harvested',
  trade: 'traded for',
  barter: 'bartered for',
  loot: 'looted',
  smith: 'smithed',
  fill: 'filled',
}

function stateHeld({ items, count, by, from, isTotal, with: tools }: HeldGoal): string {
  if (isTotal) return `The agent carries ${count} ${anyOf(items)}`
  const origin = from === undefined ? '' : ` from ${anyOf(from)}`
  const means = tools === undefined ? '' : ` with ${anyOf(tools)}`
  return `The agent ${sourceWords[by]} ${count} ${anyOf(items)} more than before${origin}${means} and still carries them`
}

function stateCircumstances({ dimension, before, without }: Circumstances): string {
  const parts = [
    ...(dimension === undefined ? [] : [`in ${dimension}`]),
    ...(before === undefined ? [] : [`before ${before}`]),
    ...(without === undefined ? [] : [without === 'dying' ? 'without dying' : 'without being hurt']),
  ]
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`
}

function atPlace(
  position: { readonly x: number; readonly y: number; readonly z: number } | undefined,
): string {
  return position === undefined ? '' : ` at ${formatPosition(position)}`
}

/** More names than this say no more than the first ones do. */
const namesShown = 4

function anyOf(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).join(' or ')
  return names.length > namesShown ? `${shown} or another of ${names.length} kinds` : shown
}
