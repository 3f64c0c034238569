import { PNG } from 'pngjs'
import { colourOfBiome } from './biome-colours.ts'
import type { LandSurvey } from './survey-land.ts'

/** Half the length of the arms of the cross at the spawn, in pixels. */
const armPixels = 6

/** Draws the biomes of a survey as PNG, a pixel for each place, north up, with a cross at the spawn. */
export function drawLand({ places, sideBlocks, stepBlocks }: LandSurvey): Buffer {
  const side = sideBlocks / stepBlocks
  const picture = new PNG({ width: side, height: side })
  const colours = new Map<string, Buffer>()
  for (const [index, { biome }] of places.entries()) {
    let colour = colours.get(biome)
    if (colour === undefined) {
      colour = Buffer.from(`${colourOfBiome(biome).slice(1)}ff`, 'hex')
      colours.set(biome, colour)
    }
    picture.data.set(colour, index * 4)
  }
  markSpawn(picture)
  // Without transparency, as nothing shines through.
  return PNG.sync.write(picture, { colorType: 2 })
}

// White on a black rim is seen on every biome.
function markSpawn({ data, width }: PNG): void {
  const middle = width / 2
  for (const [rim, shade] of [
    [1, 0],
    [0, 255],
  ] as const) {
    for (let along = -armPixels - rim; along <= armPixels + rim; along += 1) {
      for (let across = -rim; across <= rim; across += 1) {
        paint(data, { index: (middle + across) * width + middle + along, shade })
        paint(data, { index: (middle + along) * width + middle + across, shade })
      }
    }
  }
}

function paint(data: Buffer, { index, shade }: { readonly index: number; readonly shade: number }): void {
  data.fill(shade, index * 4, index * 4 + 3)
}
