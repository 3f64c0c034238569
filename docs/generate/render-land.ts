import { biomeCellBlocks } from '../../packages/world/src/generation/create-biome-cells.ts'
import { seaLevel } from '../../packages/world/src/generation/create-terrain.ts'
import { colourOfBiome } from './biome-colours.ts'
import type { HeightFigures, LandFigures } from './land-figures.ts'
import { publishedHeights, publishedShares, type PublishedFigure } from './published-land.ts'
import { renderRows } from './render-rows.ts'
import type { ShareRange } from './share-ranges.ts'
import type { LandSurvey } from './survey-land.ts'

// https://www.sportskeeda.com/minecraft/how-fast-can-walk-minecraft
const walkedBlocksPerSecond = 4.317

// In a narrow column the sign stays beside its number.
const percentSign = '\u00a0%'

/** Everything that the page of the land is made of. */
export interface LandPage {
  readonly survey: LandSurvey
  readonly figures: LandFigures
  /** Ranges of the shares on other seeds, and those seeds in words. */
  readonly ranges: ReadonlyMap<string, ShareRange>
  readonly rangesOf: string
}

/** The page of the embedded world’s land, beside what is published of the game’s own. */
export function renderLand({ survey, figures, ranges, rangesOf }: LandPage): string {
  const { seed, version, spawn, sideBlocks, stepBlocks, places } = survey
  const side = sideBlocks.toLocaleString('en')
  return [
    '# The land of the world',
    `[The embedded world](concepts/world.md) makes its own land. This is the overworld of seed ${seed} in version ${version}: ${side} by ${side} blocks around the spawn at x ${spawn.x}, z ${spawn.z}.`,
    `\`docs/generate/write-land.ts\` draws the pictures and counts the figures anew whenever the docs are built. It asks the generator for the ground of every ${stepBlocks}th block in both directions, ${places.length.toLocaleString('en')} places.`,
    '## Biomes',
    `![Map of the biomes, ${side} by ${side} blocks](/land-map.png)`,
    `North is up, a pixel is ${stepBlocks} blocks, and the cross is the spawn. The colours are those of [Amidst](https://github.com/toolbox4minecraft/amidst/wiki/Biome-Color-Table), a map of vanilla worlds.`,
    renderRows(
      ['', 'Biome', 'Here', rangesOf, 'Vanilla, as published', 'Source'],
      figures.shares.map(({ biome, share }) => [
        swatch(colourOfBiome(biome)),
        biome.replaceAll('_', ' '),
        percent(share),
        range(ranges.get(biome)),
        ...published(publishedShares[biome]),
      ]),
    ),
    '## Heights',
    '![Share of the ground at each height; blue is under water, grey is land](/land-heights.svg)',
    `Blue is ground under water, grey is land. ${percent(figures.landShare)} is land (${rangesOf.toLowerCase()}: ${range(ranges.get('land'))}) and ${percent(1 - figures.landShare)} lies under water: oceans, rivers and pools of swamps. The blue peak is the beds of rivers, which are all cut to one depth.`,
    renderRows(['', 'Here', 'Vanilla, as published', 'Source'], heightRows(figures)),
    'A height is the y of the highest ground block, below water where there is some. 5 % of the ground is as high as the first of three figures or lower, 95 % as high as the last or lower.',
    ...howFarToTrust,
    ...differences(figures),
  ].join('\n\n')
}

function heightRows({ landShare, all, land, ocean, hills }: LandFigures): readonly (readonly string[])[] {
  const { land: landThere, seaLevel: seaThere, oceanFloor, hills: hillsThere, highest } = publishedHeights
  return [
    ['Land', percent(landShare), ...published(landThere)],
    ['Highest water of the sea', String(seaLevel), ...published(seaThere)],
    ['All ground: 5 %, median, 95 %', spread(all), ...published()],
    ['Land alone: 5 %, median, 95 %', spread(land), ...published()],
    ['Floor of oceans, median', String(ocean.median), ...published(oceanFloor)],
    ['Highest of windswept hills', String(hills.highest), ...published(hillsThere)],
    ['Highest of all', String(all.highest), ...published(highest)],
  ]
}

function published(figure?: PublishedFigure): readonly string[] {
  return figure === undefined ? ['none found', ''] : [figure.says, `[${figure.source}](${figure.address})`]
}

function spread({ low, median, high }: HeightFigures): string {
  return [low, median, high].join(', ')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}${percentSign}`
}

function range({ least, most }: ShareRange = { least: 0, most: 0 }): string {
  // They are counted too coarsely for decimals.
  const [from, to] = [least, most].map((share) => (100 * share).toFixed(0))
  return from === to ? `${from}${percentSign}` : `${from} to ${to}${percentSign}`
}

function swatch(colour: string): string {
  const style = `display: inline-block; width: 1.2em; height: 1.2em; border: 1px solid #808080; background: ${colour}`
  return `<span style="${style}"></span>`
}

const howFarToTrust: readonly string[] = [
  '## How far the figures compare',
  'No statistics by the makers of the game were found. What stands under vanilla was written by players, and “none found” means that a search of wikis, articles and threads gave no figure. The article with the shares of forest and plains names neither a version nor how it counted.',
  'Our ocean stands for every ocean of the game and our windswept hills for every mountain, while the published shares of forest and plains are of these biomes alone.',
]

function differences({ stretchBlocks, all, landShare }: LandFigures): readonly string[] {
  const seconds = Math.round(stretchBlocks / walkedBlocksPerSecond)
  return [
    '## Where it differs, and why',
    [
      `- **Biomes are small, because agents walk.** Their centres lie about ${biomeCellBlocks} blocks apart. A straight walk meets another biome every ${Math.round(stretchBlocks)} blocks on average, rivers and beaches included, which is ${seconds} seconds. So one day’s walk leads through several, and wood of every kind, sand and stone are within reach of an agent without a map. No published figure of the size of vanilla’s biomes was found.`,
      `- **Seas are small.** ${percent(1 - landShare)} of the ground is under water, much of that in rivers. An ocean is made of pieces as small as those of every other biome, so that a walker gets around it.`,
      `- **Mountains can be climbed.** Heights are blended between biomes, so that even mountains rise about one block a step. They end at ${all.highest}, and there are neither jagged peaks nor long ranges: hills come in pieces of the size of other biomes.`,
      '- **Climates are small, too.** Cold, mild and warm biomes keep together in regions that are a few biomes across.',
      '- **There are fewer kinds.** One ocean, one kind of hill, and no badlands, mushroom fields, meadows or old growth forests.',
    ].join('\n'),
    'What else the world does and leaves out is on [a page of its own](world-mechanics.md).',
  ]
}
