import type { Mob } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'

const sittingBit = 1
const tameBit = 4

/** Whether a creature has an owner. */
export function isTame(mob: Mob): boolean {
  return (flagsOf(mob) & tameBit) !== 0
}

/** Whether its owner told a creature to sit. */
export function isSitting(mob: Mob): boolean {
  return (flagsOf(mob) & sittingBit) !== 0
}

/** Number of the player who owns a creature; absent when it is wild. */
export function ownerOf({ metadata }: Mob): string | undefined {
  const owner = metadata.get('owneruuid')?.value
  return typeof owner === 'string' ? owner : undefined
}

/** Gives a creature an owner and lets it sit or rise. */
export function setTame(
  world: WorldContext,
  mob: Mob,
  { owner, isSitting }: { readonly owner: string; readonly isSitting: boolean },
): void {
  const value = tameBit | (isSitting ? sittingBit : 0)
  world.entities.setMetadata(mob, 'flags', { type: 'byte', value })
  world.entities.setMetadata(mob, 'owneruuid', { type: 'optional_uuid', value: owner })
}

const flagsOf = ({ metadata }: Mob): number => {
  const flags = metadata.get('flags')?.value
  return typeof flags === 'number' ? flags : 0
}
