import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptedCritic } from '@voyager-mc/core/testing'
import { openGame, type Game } from '@voyager-mc/game'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordRun } from '../../packages/cli/src/agent/record-run.ts'
import { runCli } from '../../packages/cli/src/testing/run-cli.ts'
import { browserPath, openBrowser } from '../../packages/dashboard/src/testing/open-browser.ts'
import { readPixels } from '../../packages/dashboard/src/testing/read-pixels.ts'
import { encodePng } from '../../packages/vision/src/drawing/encode-png.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const directory = mkdtempSync(join(tmpdir(), 'recorded-run-'))
const [red, green] = [join(directory, 'red'), join(directory, 'green')]

/** A resource pack in which white wool is red; everything else keeps its colour. */
function writePack(): string {
  const textures = join(directory, 'pack', 'assets/minecraft/textures/block')
  mkdirSync(textures, { recursive: true })
  writeFileSync(
    join(textures, 'white_wool.png'),
    encodePng({ width: 1, height: 1, pixels: new Uint8Array([200, 20, 20]) }),
  )
  return join(directory, 'pack')
}

/** Plays two attempts on a floor that has another colour in each, and keeps them as `learn --record-world` does. */
async function recordTwoAttempts(game: Game, run: string, floors: readonly string[]): Promise<void> {
  const home = await openHome(run)
  const end = await recordRun(home, { watch: game.watch, onNotice: (text) => expect.fail(text) })
  const programs = [
    'async function rest(bot) { await bot.waitForTicks(200); throw new Error("The floor is wet.") }',
    'async function rest(bot) { await bot.waitForTicks(200) }',
  ]
  let attempt = 0
  await createVoyager({
    ...makeRoles({
      critic: scriptedCritic((_request, count) => ({
        success: count > 1,
        reasoning: count > 1 ? 'It rested.' : 'It ran away.',
        feedback: count > 1 ? '' : 'Stay where you are.',
      })),
      actionAgent: {
        async generate() {
          await paint(game, floors[attempt] ?? '')
          attempt += 1
          return { name: 'rest', source: programs[attempt - 1] ?? '' }
        },
      },
    }),
    environment: game,
    store: home.runStore,
  }).learn({ until: tasks(1) }).result
  await end()
  await home.close()
}

async function paint(game: Game, block: string): Promise<void> {
  await game.world?.runCommand('fill -9 149 -9 9 149 9 stone')
  await game.world?.runCommand(`fill -9 150 -9 9 150 9 ${block}`)
  await game.world?.teleport('bot', { x: 0.5, y: 151, z: 0.5 })
}

// oxlint-disable-next-line node/no-process-env -- nothing else says where a test runs
const isChecked = process.env['CI'] !== undefined
describe.skipIf(browserPath === undefined && !isChecked)(
  'a recorded run in a browser (needs chromium)',
  () => {
    const faults: string[] = []
    const stop = new AbortController()
    let served: Promise<unknown> | undefined
    let browser: Browser
    let page: Page

    beforeAll(async () => {
      const [game, opened] = await Promise.all([
        openGame({ world: { seed: 5, viewDistanceChunks: 2, difficulty: 'peaceful' } }),
        openBrowser(),
      ])
      browser = opened
      try {
        await game.reset()
        await recordTwoAttempts(game, red, ['white_wool', 'lime_wool'])
        await recordTwoAttempts(game, green, ['lime_wool', 'blue_wool'])
      } finally {
        await game.close()
      }
      const pack = writePack()
      const said = await new Promise<string>((resolve) => {
        const options = { directory, signal: stop.signal, onSay: resolve }
        served = runCli(['view', red, green, '--json', '--resource-pack', pack], options)
      })
      const { url }: { readonly url: string } = JSON.parse(said)
      page = await browser.newPage({ viewport: { width: 640, height: 480 } })
      watchFaults(page)
      await page.goto(url)
      await page.getByRole('button', { name: 'Replay', exact: true }).click()
    })
    afterAll(async () => {
      stop.abort()
      await served
      await browser?.close()
      rmSync(directory, { recursive: true })
    })

    const watchFaults = (of: Page): void => {
      of.on('pageerror', (error) => faults.push(error.message))
      of.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    }
    const words = (of: Page = page): Promise<string | null> => of.locator('main').textContent()
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
    const time = (of: Page = page): ReturnType<Page['getByRole']> =>
      of.getByRole('region', { name: 'Time', exact: true }).getByRole('status')

    /** Colour of the floor beside the bot in one of the drawings. */
    async function floor(of: Page = page, index = 0): Promise<string | undefined> {
      const canvas = of.locator('canvas.world').nth(index)
      if ((await canvas.getAttribute('data-waiting')) !== '0') return undefined
      await canvas.scrollIntoViewIfNeeded()
      const box = await canvas.boundingBox()
      if (box === null) return undefined
      const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.42]
      const spot = await of.screenshot({ clip: { x, y, width: 2, height: 2 } })
      const pixel = readPixels(spot).at(0, 0)
      const strongest = pixel.indexOf(Math.max(...pixel))
      return ['red', 'green', 'blue'][strongest]
    }

    test('shows the world as it was at any moment, and goes on by itself', async () => {
      await page.getByRole('slider').fill('5000')
      await expect.poll(() => floor()).toBe('red')
      expect(await words()).toContain('0, 151, 0 · overworld')
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('64')
      await press('Play')
      await expect.poll(() => time().textContent()).toMatch(/^(\d+ s) of \1$/)
      await expect.poll(() => floor()).toBe('green')
      expect(await words()).toContain('It rested.')
    })

    test('jumps to what failed, and steps from record to record there and back', async () => {
      await press('Failure before')
      await expect.poll(() => words()).toContain('Stay where you are.')
      expect(await words()).toContain('failed: The floor is wet.')
      expect(await words()).not.toContain('It rested.')
      await expect.poll(() => floor()).toBe('red')
      await press('Step back')
      await press('Step back')
      await expect.poll(() => words()).not.toContain('Stay where you are.')
      await press('Step')
      await expect.poll(() => words()).toContain('Stay where you are.')
      expect(await page.getByRole('button', { name: 'Next failure' }).isDisabled()).toBe(false)
    })

    test('puts another run beside it, at the same time since its beginning', async () => {
      await page.getByRole('combobox', { name: 'Beside it' }).selectOption('green')
      await page.getByRole('slider').fill('5000')
      await expect.poll(() => page.locator('canvas.world').count()).toBe(2)
      await page.getByRole('button', { name: 'From above' }).last().click()
      await expect.poll(() => floor(page, 0)).toBe('red')
      await expect.poll(() => floor(page, 1)).toBe('green')
      await page.getByRole('slider').fill('19000')
      await expect.poll(() => floor(page, 0)).toBe('green')
      await expect.poll(() => floor(page, 1)).toBe('blue')
    })

    test('is shared as one file that plays without any server', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Save as one file' }).click()
      const file = join(directory, 'shared.html')
      await (await download).saveAs(file)
      stop.abort()
      await served
      const shared = await browser.newPage({ viewport: { width: 640, height: 480 } })
      watchFaults(shared)
      const asked: string[] = []
      shared.on('request', (request) => asked.push(new URL(request.url()).protocol))
      await shared.goto(`file://${file}`)
      await shared.getByRole('slider').fill('5000')
      await shared.getByRole('button', { name: 'From above' }).click()
      await expect.poll(() => floor(shared)).toBe('red')
      await shared.getByRole('combobox', { name: 'Speed' }).selectOption('64')
      await shared.getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => time(shared).textContent()).toMatch(/^(\d+ s) of \1$/)
      await expect.poll(() => floor(shared)).toBe('green')
      expect(await words(shared)).toContain('It rested.')
      expect(asked.filter((protocol) => !['file:', 'blob:', 'data:'].includes(protocol))).toEqual([])
    })

    test('no script failed and nothing broke the policy', () => {
      expect(faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault))).toEqual([])
    })
  },
)
