/** Blocks that store items for everybody and count as chests. */
export const chestNames: readonly string[] = ['chest', 'trapped_chest', 'barrel']
