import type { Browser } from 'playwright-core'

const schemes = ['light', 'dark'] as const

/**
 * Faults of a page's pictures when its reader has chosen light or dark against the system: a drawing follows the scheme of
 * the element that shows it, and is bright on a light page.
 */
export async function schemeAgainstSystem(browser: Browser, address: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const chosen of schemes) {
    const system = chosen === 'light' ? 'dark' : 'light'
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: system })
    const page = await context.newPage()
    await page.addInitScript(`localStorage.setItem('vitepress-theme-appearance', '${chosen}')`)
    await page.goto(address, { waitUntil: 'networkidle' })
    const picture = page.locator(".vp-doc img[src$='.svg']").first()
    const shot = await picture.screenshot({ type: 'png' })
    const brightness = await page.evaluate<number>(`(${brightnessOf})('${shot.toString('base64')}')`)
    const isBright = brightness > 128
    if (isBright !== (chosen === 'light'))
      faults.push(
        `${address}: a picture is ${isBright ? 'bright' : 'dark'} on a page that is set to ${chosen}`,
      )
    await context.close()
  }
  return faults
}

/** Mean brightness of a picture, 0 to 255. Runs in the page. */
const brightnessOf = `(async (data) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + data
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data: bytes } = context.getImageData(0, 0, image.width, image.height)
  let sum = 0
  for (let index = 0; index < bytes.length; index += 4) sum += (bytes[index] + bytes[index + 1] + bytes[index + 2]) / 3
  return sum / (bytes.length / 4)
})`
