/** The blocks that smelt. */
export type SmeltingKind = 'furnace' | 'smoker' | 'blast_furnace' | 'campfire'

/** The item that smelting one of these makes, `undefined` if that block cannot smelt it. */
export function smeltingResult(itemName: string, kind: SmeltingKind = 'furnace'): string | undefined {
  return itemName + kind
}
