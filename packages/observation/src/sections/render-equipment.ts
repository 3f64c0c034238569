import type { Equipment, Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

const slots: readonly (readonly [label: string, slot: keyof Equipment])[] = [
  ['head', 'head'],
  ['torso', 'torso'],
  ['legs', 'legs'],
  ['feet', 'feet'],
  ['hand', 'hand'],
  ['off-hand', 'offHand'],
]

/** Renders what the agent wears and holds; empty slots are left out, and all of it where there is nothing. */
export function renderEquipment({ equipment }: Observation): string {
  const worn = slots.flatMap(([label, slot]) => {
    const item = equipment[slot]
    return item === undefined ? [] : [`${label} ${quoteName(item)}`]
  })
  return worn.length === 0 ? '' : `Equipment: ${worn.join(', ')}`
}
