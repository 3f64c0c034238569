import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Places of Debian's browser; the package brings none. */
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of this machine; undefined where there is none. */
export const browserPath: string | undefined = places.find((place) => existsSync(place))

/** Starts the browser of this machine without a screen. */
export async function openBrowser(): Promise<Browser> {
  if (browserPath === undefined) throw new Error('There is no browser; run apt-get install chromium.')
  return chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-dev-shm-usage',
    ],
  })
}
