const flowers =
  /^(dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|wither_rose|sunflower|lilac|rose_bush|peony|torchflower|flowering_azalea|pink_petals|.*_tulip)$/

/** Names of flowers that bees eat. */
export const flowerNames: readonly string[] = [
  'dandelion',
  'poppy',
  'blue_orchid',
  'allium',
  'azure_bluet',
  'red_tulip',
  'orange_tulip',
  'white_tulip',
  'pink_tulip',
  'oxeye_daisy',
  'cornflower',
  'lily_of_the_valley',
  'wither_rose',
  'sunflower',
  'lilac',
  'rose_bush',
  'peony',
]

/** Whether bees find nectar on a block. */
export function isFlower(name: string): boolean {
  return flowers.test(name)
}
