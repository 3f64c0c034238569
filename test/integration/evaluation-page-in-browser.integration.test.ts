import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from '@voyager-mc/evaluation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserPath, openBrowser } from '../../packages/dashboard/src/testing/open-browser.ts'
import { makeResults } from '../../packages/evaluation/src/testing/make-results.ts'
import { makeTrial, makeUnsolved } from '../../packages/evaluation/src/testing/make-trial.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const directory = mkdtempSync(join(tmpdir(), 'evaluation-page-'))
const address = pathToFileURL(join(directory, 'index.html')).href
const odd = [
  '"><script>window.wasRun = true</script>',
  'o’brien\'s & "co" <b>',
  '😀 Übergröße 日本語',
  'x'.repeat(200),
  '100% #hash ?query=%41',
]
const [script = '', tag = '', , long = ''] = odd

/** Faults of a page, as the browser that shows it finds them; its words are the browser's, which are not ours. */
const look = String.raw`(() => {
  const light = (colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
      const value = Number(text) / 255
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const paper = light(getComputedStyle(document.body).backgroundColor)
  const contrast = (colour) =>
    (Math.max(light(colour), paper) + 0.05) / (Math.min(light(colour), paper) + 0.05)
  const colourOf = (text) => getComputedStyle(text)[text.closest('svg') === null ? 'color' : 'fill']
  const all = (selector) => [...document.querySelectorAll(selector)]
  const ids = all('[id]').map(({ id }) => id)
  return {
    wasRun: 'wasRun' in window,
    idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
    faintTexts: all('svg text, p, a, th, td, h1, h2, h3, caption')
      .filter((text) => contrast(colourOf(text)) < 4.5)
      .map((text) => text.textContent.slice(0, 40)),
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
    figuresWithoutName: all('figure > svg:not([aria-label])').length,
    headsWithoutScope: all('th:not([scope])').length,
    outOfReachOfKeys: all('.wide').filter(({ tabIndex }) => tabIndex < 0).length,
    language: document.documentElement.lang,
  }
})()`

const trials = odd.flatMap((name) => [
  makeTrial({
    task: `task ${name}`,
    family: name,
    condition: name,
    skills: [
      { name: script, calls: [long], level: 1 },
      { name: long, calls: [], level: 0 },
    ],
    steps: [0, 1].map((at) => ({
      attempt: at + 1,
      program: name,
      outcome: 'failed',
      message: `${script}${long}`,
      ticks: 1200 * (at + 1),
      health: 20,
      firsts: [tag, long],
      at: [100 * at, -50 * at] as const,
    })),
  }),
  makeUnsolved({ task: 'second', condition: name, reason: `${script}${long}` }),
])

describe.skipIf(browserPath === undefined)('the page of an evaluation whose names are odd', () => {
  let browser: Browser
  beforeAll(async () => {
    const { suite, ...results } = makeResults(trials)
    const title = `${script} ${long}`
    writeFileSync(join(directory, 'index.html'), await renderPage({ ...results, suite: { ...suite, title } }))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    rmSync(directory, { recursive: true })
  })

  async function open(colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await browser.newPage({ colorScheme, viewport: { width: 900, height: 800 } })
    await page.goto(address)
    return page
  }

  test.each(['light', 'dark'] as const)(
    'asks for nothing, runs nothing and can be read by everybody, %s',
    async (scheme) => {
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width: 900, height: 800 } })
      const asked: string[] = []
      const said: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      page.on('pageerror', (error) => said.push(error.message))
      page.on('console', (message) => said.push(message.text()))
      await page.goto(address)
      expect([asked, said]).toEqual([[address], []])
      expect(await page.evaluate(look)).toEqual({
        wasRun: false,
        idsTwice: [],
        faintTexts: [],
        isTooWide: false,
        figuresWithoutName: 0,
        headsWithoutScope: 0,
        outOfReachOfKeys: 0,
        language: 'en',
      })
      await page.close()
    },
  )

  test('opens the page of each trial by keys, the timeline in it, and leads back', async () => {
    const page = await open('light')
    const links = page.locator('td a, th a')
    expect(await links.count()).toBe(trials.length)
    for (let index = 0; index < trials.length; index += 1) {
      const link = links.nth(index)
      const name = (await link.textContent()) ?? ''
      await link.focus()
      await page.keyboard.press('Enter')
      const shown = page.locator('.trial:visible')
      expect(await shown.count()).toBe(1)
      expect(await shown.locator('h2').textContent()).toContain(name)
      expect(await shown.getByText('Timeline').count()).toBe(1)
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    }
    await page.locator('.trial:visible a[href="#top"]').press('Enter')
    expect(await page.locator('.trial:visible').count()).toBe(0)
    await page.close()
  })

  test('draws a way with a block as long to the east as to the north, north up', async () => {
    const page = await open('light')
    await page.locator('th a').first().press('Enter')
    const ticks = await page.locator('.trial:visible svg[aria-label^="Way of"]').evaluate((svg) =>
      ['x', 'y'].map((axis) =>
        [...svg.querySelectorAll(`[aria-label="${axis}-axis tick label"] text`)].map((label) => {
          const box = label.getBoundingClientRect()
          const place = axis === 'x' ? box.x + box.width / 2 : box.y + box.height / 2
          // Plot writes a minus of its own.
          return [Number(label.textContent?.replace('−', '-')), place] as const
        }),
      ),
    )
    const [east = 0, north = 0] = ticks.map((axis) => {
      const [[low, at] = [0, 0], [high, to] = [1, 0]] = [axis[0], axis.at(-1)]
      return (to - at) / (high - low)
    })
    expect(east).toBeGreaterThan(0)
    expect(north).toBeLessThan(0)
    expect(Math.abs(east + north)).toBeLessThan(0.02 * east)
    await page.close()
  })
})
