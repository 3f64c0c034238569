import { seaLevel } from '../../packages/world/src/generation/create-terrain.ts'
import type { LandSurvey } from './survey-land.ts'

/** Heights of a part of the ground, each the y of the highest ground block. */
export interface HeightFigures {
  readonly lowest: number
  /** Twentieth part that is lowest ends here. */
  readonly low: number
  readonly median: number
  /** Twentieth part that is highest begins here. */
  readonly high: number
  readonly highest: number
}

/** Figures of a survey; shares are parts of one. */
export interface LandFigures {
  /** The largest first. */
  readonly shares: readonly { readonly biome: string; readonly share: number }[]
  /** Ground with no water above it. */
  readonly landShare: number
  readonly all: HeightFigures
  readonly land: HeightFigures
  readonly ocean: HeightFigures
  readonly hills: HeightFigures
  /** Mean way between two borders of biomes on straight walks from west to east, in blocks. */
  readonly stretchBlocks: number
}

/** Counts and sorts what a survey found. */
export function landFigures({ places, sideBlocks, stepBlocks }: LandSurvey): LandFigures {
  const counts = new Map<string, number>()
  for (const { biome } of places) counts.set(biome, (counts.get(biome) ?? 0) + 1)
  const land = places.filter(({ height }) => height >= seaLevel)
  const heightsIn = (name: string): HeightFigures =>
    heightFigures(places.filter(({ biome }) => biome === name).map(({ height }) => height))
  const side = sideBlocks / stepBlocks
  const borders = places.filter(
    ({ biome }, index) => index % side > 0 && places[index - 1]?.biome !== biome,
  ).length
  return {
    shares: [...counts]
      .map(([biome, count]) => ({ biome, share: count / places.length }))
      .toSorted((one, other) => other.share - one.share),
    landShare: land.length / places.length,
    all: heightFigures(places.map(({ height }) => height)),
    land: heightFigures(land.map(({ height }) => height)),
    ocean: heightsIn('ocean'),
    hills: heightsIn('windswept_hills'),
    stretchBlocks: (side * sideBlocks) / (borders + side),
  }
}

function heightFigures(heights: readonly number[]): HeightFigures {
  const sorted = heights.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
  return { lowest: at(0), low: at(0.05), median: at(0.5), high: at(0.95), highest: at(1) }
}
