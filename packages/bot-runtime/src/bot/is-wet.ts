/** Whether a cell is full of water: what grows in water stands in it. */
export function isWet(blockName: string): boolean {
  return /^(water|seagrass|tall_seagrass|kelp|kelp_plant|bubble_column)$/.test(blockName)
}
