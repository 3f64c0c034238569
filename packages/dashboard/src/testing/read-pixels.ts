import type { Browser } from 'playwright-core'

/** Colour of a pixel: red, green and blue. */
export type Pixel = readonly [number, number, number]

/** Picture as a browser shows it. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Pixel
}

interface ReadPixels {
  readonly width: number
  readonly height: number
  readonly data: readonly number[]
}

/** Reads a PNG by the browser itself. */
export async function readPixels(browser: Browser, png: Buffer): Promise<Pixels> {
  const page = await browser.newPage()
  try {
    const url = `data:image/png;base64,${png.toString('base64')}`
    const read = `(async () => {
      const picture = new Image()
      picture.src = ${JSON.stringify(url)}
      await picture.decode()
      const canvas = document.createElement('canvas')
      const { width, height } = Object.assign(canvas, { width: picture.width, height: picture.height })
      const pen = canvas.getContext('2d')
      pen.drawImage(picture, 0, 0)
      return { width, height, data: [...pen.getImageData(0, 0, width, height).data] }
    })()`
    const { width, height, data } = await page.evaluate<ReadPixels>(read)
    const part = (index: number): number => data[index] ?? 0
    return {
      width,
      height,
      at(x, y) {
        const index = (y * width + x) * 4
        return [part(index), part(index + 1), part(index + 2)]
      },
    }
  } finally {
    await page.close()
  }
}
