import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawLand } from './draw-land.ts'
import { landFigures } from './land-figures.ts'
import { plotHeights } from './plot-heights.ts'
import { renderLand } from './render-land.ts'
import { shareRanges } from './share-ranges.ts'
import { surveyLand } from './survey-land.ts'

/** Seed and version whose land the page shows: the seed of the example beside it, in the version that is the default. */
export const shownLand: { readonly seed: number; readonly version: string } = { seed: 7, version: '1.19.4' }

const otherSeeds = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

/** Writes the page of the embedded world’s land with its map and the histogram of its heights. */
export function writeLand(docs: string): void {
  const survey = surveyLand(shownLand)
  const figures = landFigures(survey)
  const ranges = shareRanges({ version: shownLand.version, seeds: otherSeeds })
  const rangesOf = `Seeds ${otherSeeds.at(0)} to ${otherSeeds.at(-1)}`
  writeFileSync(join(docs, 'public', 'land-map.png'), drawLand(survey))
  writeFileSync(join(docs, 'public', 'land-heights.svg'), plotHeights(survey, figures.all))
  writeFileSync(join(docs, 'land.md'), `${renderLand({ survey, figures, ranges, rangesOf })}\n`)
}
