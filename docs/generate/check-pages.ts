import { createReadStream, existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { schemeAgainstSystem } from './chosen-scheme.ts'
import { cutOff } from './cut-off.ts'

/** Pages that are looked at; each other kind of page is made like one of them. */
const pages = [
  '/',
  '/tutorial',
  '/concepts/critic',
  '/architecture',
  '/command-line',
  '/guides/evaluate',
  '/evaluation',
  '/benchmarks',
]
/** A page that is not there. */
const missing = '/guides/no-such-page'
const widths = [390, 1280]
const schemes = ['light', 'dark'] as const
/** Place of Debian's browser; no package brings one. */
const browserPath = '/usr/bin/chromium'

/** Whether there is a browser to open pages in. */
export function hasBrowser(): boolean {
  return existsSync(browserPath)
}

/**
 * Opens pages of the built site in a browser, at two widths and in both colour schemes, and keeps a picture of each in
 * `.vitepress/screenshots`. Throws when a page is wider than its window, hides a part of what it says, lacks a picture or
 * fails in the browser, and when a missing page leads nowhere. All others are measured on a phone's width, without a picture.
 */
export async function checkPages(docs: string): Promise<void> {
  if (!hasBrowser()) {
    throw new Error('The pages were not opened: there is no browser; run apt-get install chromium.')
  }
  const pictures = join(docs, '.vitepress', 'screenshots')
  mkdirSync(pictures, { recursive: true })
  const server = await serve(join(docs, '.vitepress', 'dist'))
  const { port } = server.address() as AddressInfo // a server that listens on a port has no other address
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const faults = await Promise.all(
      widths.flatMap((width) =>
        schemes.map((scheme) => lookAround(browser, { port, width, scheme, pictures })),
      ),
    )
    faults.push(await schemeAgainstSystem(browser, `http://127.0.0.1:${port}/benchmarks`))
    faults.push(await lookThrough(browser, { port, paths: otherPages(docs) }))
    if (faults.flat().length > 0) throw new Error(`Pages look wrong:\n${faults.flat().join('\n')}`)
  } finally {
    await browser.close()
    server.close()
  }
}

/** Every written page that no picture is made of; the reference is generated like one page of it. */
function otherPages(docs: string): readonly string[] {
  return globSync('{*,{concepts,guides,examples,packages,decisions}/*}.html', {
    cwd: join(docs, '.vitepress', 'dist'),
  })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/((?<=^|\/)index)?\.html$/, '')}`)
    .filter((path) => !pages.includes(path) && path !== '/404')
    .sort()
}

async function lookThrough(
  browser: Browser,
  { port, paths }: { readonly port: number; readonly paths: readonly string[] },
): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } })
  // A reader who saves data: the site loads no page ahead that a link leads to, and no page of these is left by a link.
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' })
    faults.push(...(await faultsOf(page)).map((fault) => `${path} at 390: ${fault}`))
  }
  await page.close()
  return faults
}

interface Look {
  readonly port: number
  readonly width: number
  readonly scheme: (typeof schemes)[number]
  /** Folder for the pictures. */
  readonly pictures: string
}

async function lookAround(
  browser: Browser,
  { port, width, scheme, pictures }: Look,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  for (const path of pages) {
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
    faults.push(...(await faultsOf(page)).map((fault) => `${path} at ${width}, ${scheme}: ${fault}`))
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    await page.screenshot({ path: join(pictures, `${name}-${width}-${scheme}.png`) })
  }
  await page.goto(`http://127.0.0.1:${port}${missing}`, { waitUntil: 'networkidle' })
  const words = await page.locator('main, .VPContent').first().innerText()
  if (!words.includes('To the first page'))
    faults.push(`${missing} at ${width}, ${scheme}: a missing page does not say where to go`)
  await context.close()
  return faults
}

/** Faults of an open page that anybody would see. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  // Runs in the page, whose globals are not those of this program.
  const faults = await page.evaluate<readonly string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // Words of a drawing have some 14 pixels; shrunk by more than this, nobody reads them.
    const tiny = [...document.images].filter(
      ({ currentSrc, naturalWidth, clientWidth }) => currentSrc.endsWith('.svg') && clientWidth > 100 && clientWidth < naturalWidth * 0.65,
    )
    const blank = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    return [
      ...(scrollWidth > clientWidth + 1 ? ['it is ' + (scrollWidth - clientWidth) + ' pixels too wide'] : []),
      ...tiny.map(({ currentSrc }) => 'the picture ' + currentSrc + ' is too small to read'),
      ...blank.map(({ src }) => 'the picture ' + src + ' is missing'),
      ...(document.querySelector('h1') === null ? ['it has no title'] : []),
    ]
  })()`)
  return [...faults, ...(await cutOff(page))]
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves a built site on 127.0.0.1, names of pages without their ending. */
function serve(site: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const place = join(site, decodeURIComponent(pathname))
    const file = [place, `${place}.html`, join(place, 'index.html')].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    )
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' })
      createReadStream(join(site, '404.html')).pipe(response)
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
