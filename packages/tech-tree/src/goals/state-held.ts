import type { HeldGoal } from '../contract/postcondition.ts'
import { anyOf } from './any-of.ts'

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
  creature: 'took',
}

/** States what is to be held, and how it is to have come, without a full stop. */
export function stateHeld({ items, count, by, from, isTotal, with: tools }: HeldGoal): string {
  if (isTotal) return `The agent carries ${count} ${anyOf(items)}`
  const origin = from === undefined ? '' : ` from ${anyOf(from)}`
  const means = tools === undefined ? '' : ` with ${anyOf(tools)}`
  return `The agent ${sourceWords[by]} ${count} ${anyOf(items)} more than before${origin}${means} and still carries them`
}
