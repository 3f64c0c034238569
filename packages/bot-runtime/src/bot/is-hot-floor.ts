/**
 * Whether a block burns the feet of whoever stands on it upright: one point of health every half a second
 * (https://minecraft.wiki/w/Magma_Block). Whoever sneaks is not burned.
 */
export function isHotFloor(name: string | undefined): boolean {
  return name === 'magma_block'
}
