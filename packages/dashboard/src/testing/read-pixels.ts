import { PNG } from 'pngjs'

/** Colour of a pixel: red, green and blue. */
export type Pixel = readonly [number, number, number]

/** Picture as a browser shows it. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Pixel
}

/** Reads a PNG. */
export function readPixels(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png)
  const part = (index: number): number => data[index] ?? 0
  return {
    width,
    height,
    at(x, y) {
      const index = (y * width + x) * 4
      return [part(index), part(index + 1), part(index + 2)]
    },
  }
}
