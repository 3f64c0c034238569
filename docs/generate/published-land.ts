/** Figure that somebody published of the game’s own overworld. */
export interface PublishedFigure {
  readonly says: string
  /** Name of the page it stands on, and its address as it was read. */
  readonly source: string
  readonly address: string
}

const wikiOcean = {
  source: 'Minecraft Wiki, Ocean',
  address: 'https://minecraft.wiki/w/Ocean?diff=cur&oldid=2680897',
}
const commonBiomes = {
  source: 'Sportskeeda, 5 common biomes',
  address: 'https://sportskeeda.com/minecraft/5-common-biomes-minecraft-2025',
}

/** Shares of biomes in the overworld, by our names. Each biome that is missing here was looked for in vain. */
export const publishedShares: Readonly<Record<string, PublishedFigure>> = {
  ocean: { says: '25 to 33 %, all oceans together', ...wikiOcean },
  forest: { says: '12.354 %', ...commonBiomes },
  plains: { says: '10.627 %', ...commonBiomes },
  snowy_plains: {
    says: '1.13 %, as snowy tundra in 12,000 worlds of 1.13.1',
    source: 'NewbeTuts, a question on rare biomes',
    address:
      'https://newbetuts.com/382961-ive-just-happened-to-come-across-some-biomes-and-i-want-to-know-how-rare-it-is',
  },
}

/** Heights of the overworld and its share of land. */
export const publishedHeights: Readonly<
  Record<'land' | 'seaLevel' | 'oceanFloor' | 'hills' | 'highest', PublishedFigure>
> = {
  land: {
    says: '67 % before 1.18, at an early stage of the map',
    source: 'Minecraft Wiki (Fandom), Biome/Before 1.18',
    address: 'https://minecraft.fandom.com/wiki/Biome/Before_1.18?oldid=2082210',
  },
  seaLevel: { says: '62', ...wikiOcean },
  oceanFloor: { says: 'roughly 45, of deep oceans roughly 30', ...wikiOcean },
  hills: {
    says: 'roughly 140',
    source: 'Minecraft Wiki (Fandom), Windswept Hills',
    address: 'https://minecraft.fandom.com/wiki/Windswept_Hills',
  },
  highest: {
    says: '256, on jagged peaks',
    source: 'Minecraft Wiki, Mountains',
    address: 'https://minecraft.wiki/w/Mountains?diff=prev&oldid=2489228',
  },
}
