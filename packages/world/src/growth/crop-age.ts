const lastAges: Readonly<Record<string, number>> = {
  wheat: 7,
  carrots: 7,
  potatoes: 7,
  beetroots: 3,
  melon_stem: 7,
  pumpkin_stem: 7,
  sweet_berry_bush: 3,
  nether_wart: 3,
  cocoa: 2,
}

/** The age at which a crop is ripe; absent for blocks that are no crops. */
export function lastAgeOf(blockName: string): number | undefined {
  return lastAges[blockName]
}
