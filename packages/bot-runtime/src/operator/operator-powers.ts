/** Names of the powers a survival player lacks. */
export type OperatorPower =
  | 'reset'
  | 'keepInventory'
  | 'peaceful'
  | 'freezeTime'
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
  returnPlacedItems: true,
  freeChest: true,
  keepIronPickaxe: true,
  teleportWhenStuck: true,
  teleportToChests: true,
}
