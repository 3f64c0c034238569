/** Whether a block is a part of the vines on which glow berries grow. */
export function isCaveVine(name: string): boolean {
  return name === 'cave_vines' || name === 'cave_vines_plant'
}
