import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import { colourOfBiome } from '../../docs/generate/biome-colours.ts'
import { landFigures } from '../../docs/generate/land-figures.ts'
import { plotHeights } from '../../docs/generate/plot-heights.ts'
import { publishedHeights, publishedShares } from '../../docs/generate/published-land.ts'
import { shareRanges } from '../../docs/generate/share-ranges.ts'
import type { LandSurvey } from '../../docs/generate/survey-land.ts'
import { shownLand, writeLand } from '../../docs/generate/write-land.ts'
import { biomeTraits } from '../../packages/world/src/generation/biome-kind.ts'
import { createGenerator } from '../../packages/world/src/generation/index.ts'
import { loadRegistry } from '../../packages/world/src/registry/prismarine-loaders.ts'

const docs = mkdtempSync(join(tmpdir(), 'voyager-land-'))
mkdirSync(join(docs, 'public'))
writeLand(docs)
const page = readFileSync(join(docs, 'land.md'), 'utf8')
const generator = createGenerator({ registry: loadRegistry(shownLand.version), seed: shownLand.seed })

afterAll(() => rmSync(docs, { recursive: true }))

/** Survey of a small square. */
function surveyOf(rows: readonly (readonly [biome: string, height: number])[][]): LandSurvey {
  const places = rows.flat().map(([biome, height]) => ({ biome, height }))
  const sideBlocks = rows.length * 8
  return { seed: 1, version: '1.19.4', spawn: { x: 0, z: 0 }, sideBlocks, stepBlocks: 8, places }
}

const small = surveyOf([
  [
    ['ocean', 40],
    ['plains', 66],
  ],
  [
    ['plains', 62],
    ['plains', 70],
  ],
])

test('the map has the colour of the generator’s biome at a hundred places', () => {
  const { data, width, height } = PNG.sync.read(readFileSync(join(docs, 'public', 'land-map.png')))
  expect([width, height]).toEqual([512, 512])
  const { x, z } = generator.findSpawn()
  const wrong = Array.from({ length: 100 }, (_, index) => {
    const [column, row] = [(index * 37) % 512, (index * 101) % 512]
    const { biome } = generator.surfaceAt(x - 2048 + column * 8 + 4, z - 2048 + row * 8 + 4)
    const pixel = data.subarray((row * 512 + column) * 4, (row * 512 + column) * 4 + 3).toString('hex')
    return pixel === colourOfBiome(biome).slice(1) ? [] : [{ column, row, biome, pixel }]
  }).flat()
  expect(wrong).toEqual([])
})

test('the map has a white cross at the spawn', () => {
  const { data } = PNG.sync.read(readFileSync(join(docs, 'public', 'land-map.png')))
  expect(data.subarray((256 * 512 + 256) * 4, (256 * 512 + 256) * 4 + 3).toString('hex')).toBe('ffffff')
})

test('every biome of the world has a colour of its own', () => {
  const colours = Object.keys(biomeTraits).map(colourOfBiome)
  expect(new Set(colours).size).toBe(colours.length)
  expect(() => colourOfBiome('moon')).toThrow('The biome moon has no colour')
})

test('the legend has a row for every biome on the map, whose shares make a hundred', () => {
  const shares = [
    ...page.matchAll(/^\| <span style=.*background: (#\w+)"><\/span> \| ([\w ]+?) +\| ([\d.]+)\s%/gm),
  ]
  expect(shares.length).toBeGreaterThan(10)
  for (const [, colour, name = ''] of shares) expect(colour).toBe(colourOfBiome(name.replaceAll(' ', '_')))
  expect(shares.reduce((sum, [, , , share]) => sum + Number(share), 0)).toBeCloseTo(100, 0)
})

test('figures are counted: shares, land, heights and the way to the next biome', () => {
  const { shares, landShare, all, land, ocean, stretchBlocks } = landFigures(small)
  expect(shares).toEqual([
    { biome: 'plains', share: 0.75 },
    { biome: 'ocean', share: 0.25 },
  ])
  // The block at the height of the highest water is land.
  expect(landShare).toBe(0.75)
  expect(all).toEqual({ lowest: 40, low: 40, median: 62, high: 70, highest: 70 })
  expect(land).toMatchObject({ lowest: 62, median: 66 })
  expect(ocean.median).toBe(40)
  // Two walks of 16 blocks with one border: three stretches.
  expect(stretchBlocks).toBeCloseTo(32 / 3)
})

test('the histogram draws a bar for each height, under water in the colour of the page, with three rules', () => {
  const drawn = plotHeights(small, landFigures(small).all)
  const groups = drawn.split('<g ').filter((group) => group.includes('aria-label="rect"'))
  expect(groups.map((group) => group.match(/<rect/g)?.length)).toEqual([1, 3])
  expect(groups[0]).toMatch(/^fill="var\(--line\)"/)
  expect(drawn).toContain('median: 62')
  expect(drawn).toContain('prefers-color-scheme: dark')
})

test('shares of other seeds are given from the least to the most', () => {
  const ranges = shareRanges({ version: '1.19.4', seeds: [1, 2] })
  const { least = 0, most = 0 } = ranges.get('ocean') ?? {}
  expect(least).toBeGreaterThan(0.1)
  expect(most).toBeGreaterThan(least)
  expect(ranges.get('land')?.most).toBeLessThan(0.8)
})

test('every figure of vanilla names the page it stands on, and the page says where there is none', () => {
  const figures = [...Object.values(publishedShares), ...Object.values(publishedHeights)]
  for (const { says, source, address } of figures) {
    expect(says).not.toBe('')
    expect(page).toContain(`[${source}](${address})`)
  }
  expect(page).toMatch(/\| taiga .*\| none found/)
})
