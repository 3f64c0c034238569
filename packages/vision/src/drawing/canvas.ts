/** Pixels of a picture, three bytes each, from the upper left corner. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Creates a black picture. */
export function createCanvas(width: number, height: number): Canvas {
  return { width, height, pixels: new Uint8Array(width * height * 3) }
}

/** Sets one pixel; outside of the picture it does nothing. */
export function setPixel({ width, height, pixels }: Canvas, x: number, y: number, colour: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const index = (y * width + x) * 3
  pixels[index] = (colour >> 16) & 255
  pixels[index + 1] = (colour >> 8) & 255
  pixels[index + 2] = colour & 255
}
