import { landFigures } from './land-figures.ts'
import { surveyLand } from './survey-land.ts'

/** Seeds that are looked at and how. */
export interface ShareRangesOptions {
  readonly version: string
  readonly seeds: readonly number[]
}

/** Least and most of something on several seeds, as parts of one. */
export interface ShareRange {
  readonly least: number
  readonly most: number
}

// A sixteenth of the places of the map: a share is then right to half a percent, which says enough of a range.
const stepBlocks = 32

/** The range of every biome’s share over several seeds, and under `land` that of the ground without water above it. */
export function shareRanges({ version, seeds }: ShareRangesOptions): ReadonlyMap<string, ShareRange> {
  const perSeed = seeds.map((seed) => {
    const { shares, landShare } = landFigures(surveyLand({ seed, version, stepBlocks }))
    return new Map([
      ...shares.map(({ biome, share }) => [biome, share] as const),
      ['land', landShare] as const,
    ])
  })
  const names = new Set(perSeed.flatMap((shares) => [...shares.keys()]))
  return new Map(
    [...names].map((name) => {
      const found = perSeed.map((shares) => shares.get(name) ?? 0)
      return [name, { least: Math.min(...found), most: Math.max(...found) }]
    }),
  )
}
