import { InvalidArgumentError } from '@voyager-mc/core'

/** Names of the powers a survival player lacks. */
export type OperatorPower =
  | 'reset'
  | 'keepInventory'
  | 'peaceful'
  | 'freezeTime'
  | 'stepTime'
  | 'pause'
  | 'returnPlacedItems'
  | 'freeChest'
  | 'keepIronPickaxe'
  | 'teleportWhenStuck'
  | 'teleportToChests'

/** Which powers may be used; each is off unless set. The bot must be an operator on the server. */
export type OperatorPowers = { readonly [Power in OperatorPower]?: boolean }

/** Exactly the assists of the original. */
export const originalPowers: OperatorPowers = {
  reset: true,
  keepInventory: true,
  peaceful: true,
  freezeTime: true,
  stepTime: true,
  pause: true,
  returnPlacedItems: true,
  freeChest: true,
  keepIronPickaxe: true,
  teleportWhenStuck: true,
  teleportToChests: true,
}

/** Named sets of powers. */
export type OperatorPreset = 'original'

/** The powers of a preset, with those of `operator` on top: `false` takes one away. */
export function resolvePowers(preset: OperatorPreset | undefined, operator: OperatorPowers): OperatorPowers {
  if (preset === undefined) return operator
  if (preset === 'original') return { ...originalPowers, ...operator }
  throw new InvalidArgumentError('preset', preset, "use 'original' or leave it out.")
}
