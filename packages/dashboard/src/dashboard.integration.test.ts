import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { definedOf } from '@voyager-mc/core'
import { scriptedActionAgent } from '@voyager-mc/core/testing'
import { createTechTree, describeStep } from '@voyager-mc/tech-tree'
import { createVoyager, memoryRunStore, tasks } from '@voyager-mc/voyager'
import { createOversight } from '@voyager-mc/voyager/oversight'
import { openHome, sqliteExchangeStore } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createDashboard,
  DashboardError,
  homeSource,
  liveSource,
  type Dashboard,
  type DashboardSource,
  type FleetView,
  type LiveSource,
} from './index.ts'
import { readPageFiles } from './server/page-files.ts'
import { browserPath, openBrowser } from './testing/open-browser.ts'
import { longestTask } from './testing/longest-task.ts'
import { readPixels } from './testing/read-pixels.ts'
import { sampleFleet } from './testing/sample-fleet.ts'
import { sampleWorld } from './testing/sample-world.ts'
import { hostileLine, sampleRun } from './testing/sample-run.ts'

// Pictures are for who names a folder for them: the tests look at the page itself, and each takes the processor a while.
// oxlint-disable-next-line node/no-process-env -- nothing else says who wants to see them
const pictures = process.env['VOYAGER_PICTURES']
const done: string[] = []
let source: LiveSource
let dashboard: Dashboard

beforeAll(async () => {
  source = liveSource({ title: 'sample', kept: 200_000 })
  for (const { event } of sampleRun()) source.tell(event)
  const act = async (action: string): Promise<void> => void done.push(action)
  dashboard = await createDashboard({
    source,
    controls: { actions: ['pause', 'go-on', 'stop'], act },
    techTree: async () => ({ ...createTechTree('1.19.4'), describeStep }),
  })
})
afterAll(() => dashboard.close())

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Asks the server as no browser would let a page do. */
async function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, dashboard.url), { method, headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => (body += text))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
    })
    asked.on('error', reject)
    asked.end(method === 'POST' ? '{}' : undefined)
  })
}

/** Script that asks the server of a page to do something, and gives the status of its answer. */
function post(path: string, body: object): string {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  return `fetch(${JSON.stringify(path)}, ${JSON.stringify(request)}).then(({ status }) => status)`
}

async function cookieOf(link: string): Promise<string> {
  const { headers } = await ask(link)
  return String((headers['set-cookie'] as readonly string[] | undefined)?.[0]).split(';')[0] ?? ''
}

describe('the server', () => {
  test.each([
    ['without the link', '/', {}, 401],
    ['with a wrong token', '/?token=wrong', {}, 401],
    ['with a wrong cookie', '/api/session', { cookie: 'voyager-1=x' }, 401],
    ['under another name', '/', { host: 'evil.example' }, 403],
    ['from another page', '/', { origin: 'http://evil.example' }, 403],
  ])('refuses who comes %s', async (_who, path, headers, status) => {
    const answer = await ask(path, { headers })
    expect(answer.status).toBe(status)
    expect(answer.body).not.toContain('<div')
  })

  test('checks the name and the origin before the token and the route', async () => {
    const { pathname, search } = new URL(dashboard.url)
    for (const headers of [{ host: 'evil.example' }, { origin: 'http://evil.example' }]) {
      expect((await ask(`${pathname}${search}`, { headers })).status).toBe(403)
      expect((await ask('/none', { headers })).status).toBe(403)
    }
  })

  test('takes the token out of the address and allows no script but its own', async () => {
    const answer = await ask(dashboard.url)
    expect(answer).toMatchObject({ status: 302, headers: { location: '/' } })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
    const page = await ask('/', { headers: { cookie: await cookieOf(dashboard.url) } })
    expect(page.status).toBe(200)
    expect(String(page.headers['content-security-policy'])).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|style=/)
  })

  test('a link that only looks cannot act, and an action comes from our page only', async () => {
    const json = { 'content-type': 'application/json' }
    const [full, read] = [await cookieOf(dashboard.url), await cookieOf(dashboard.readOnlyUrl)]
    const act = async (headers: Record<string, string>): Promise<number | undefined> =>
      (await ask('/api/actions/pause', { method: 'POST', headers })).status
    expect(await act({ ...json, cookie: read })).toBe(403)
    expect(await act({ cookie: full, 'content-type': 'text/plain' })).toBe(415)
    expect(await act({ ...json, cookie: full, origin: 'http://evil.example' })).toBe(403)
    expect(done).toEqual([])
    expect(await act({ ...json, cookie: full })).toBe(200)
    expect(done.splice(0)).toEqual(['pause'])
    expect(JSON.parse((await ask('/api/session', { headers: { cookie: read } })).body)).toEqual({
      access: 'read',
      actions: [],
      mayStepIn: false,
      mayTendSkills: false,
      replays: [],
      hasTree: true,
      isFleet: false,
    })
  })

  test('gives a record in full, and none that is not there', async () => {
    const headers = { cookie: await cookieOf(dashboard.readOnlyUrl) }
    expect(JSON.parse((await ask('/api/records/1', { headers })).body)).toMatchObject({
      event: { type: 'task-start' },
    })
    for (const wrong of ['-1', 'x', '1.5'])
      expect((await ask(`/api/records/${wrong}`, { headers })).status).toBe(404)
    expect((await ask('/api/records/999999', { headers })).status).toBe(404)
  })

  test.each([{}, { origin: 'http://evil.example' }])(
    'opens no socket to who comes with %o',
    async (headers) => {
      const cookie = await cookieOf(dashboard.url)
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      }
      expect((await ask('/api/live', { headers: { ...upgrade, ...headers, cookie } })).status).toBe(403)
    },
  )

  test('names the port that cannot be had', async () => {
    const port = Number(new URL(dashboard.url).port)
    await expect(createDashboard({ source, port })).rejects.toThrow(`127.0.0.1:${port} cannot be listened at`)
    await expect(createDashboard({ source, port: -1 })).rejects.toThrow('port is -1; use a whole number')
  })

  test('the page is small', async () => {
    const files = await readPageFiles()
    const bytes = [...files.values()].reduce((sum, { body }) => sum + gzipSync(body).length, 0)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(350_000)
  })
})

// A checkout without a browser says so; where everything is checked, its absence is a fault.
// oxlint-disable-next-line node/no-process-env -- nothing else says where a test runs
const isChecked = process.env['CI'] !== undefined
describe.skipIf(browserPath === undefined && !isChecked)('the page in a browser (needs chromium)', () => {
  let browser: Browser
  let page: Page
  const faults: string[] = []
  beforeAll(async () => {
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
    browser = await openBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(dashboard.url)
  })
  afterAll(() => browser?.close())

  const show = (place: string): Promise<void> =>
    page.getByRole('button', { name: place, exact: true }).click()
  const panel = (name: string): ReturnType<Page['getByRole']> =>
    page.getByRole('region', { name, exact: true })
  const shoot = async (name: string, of: Page = page): Promise<void> => {
    if (pictures === undefined) return
    await of.screenshot({ path: join(pictures, `${name}.png`), fullPage: true })
  }

  test('shows the run as it is now', async () => {
    expect(page.url()).not.toContain('token')
    await expect.poll(() => page.getByRole('heading', { name: 'sample' }).count()).toBe(1)
    await expect.poll(() => panel('Task').textContent()).toContain('Passed')
    expect(await panel('Agent').textContent()).toContain('14.0 of 20')
    expect(await panel('Inventory').textContent()).toContain('1 oak log')
    expect(await panel('Agent').textContent()).toContain('speed 2')
    expect(await panel('Map').textContent()).toContain('chest (chest) at 9, -7, 11 blocks away')
    expect(await panel('Map').locator('rect.place').count()).toBe(1)
    expect(await panel('Program').textContent()).toContain('async function mineLog(bot)')
    expect(await panel('Progress').textContent()).toContain('1,000 tokens, $0.0100')
    await expect.poll(() => panel('Program').locator('.token').count()).toBeGreaterThan(8)
    await shoot('live')
  })

  test('a hostile line of chat is text', async () => {
    expect(await panel('Chat').textContent()).toContain(hostileLine)
    expect(await page.locator('section img[src="x"], section script').count()).toBe(0)
    expect(await page.title()).toBe('Voyager')
  })

  test('marks the line that runs, and where in a skill it is, until the program ends', async () => {
    const told = liveSource({ title: 'lines' })
    for (const { event } of sampleRun().slice(0, 6)) told.tell(event)
    const served = await createDashboard({ source: told })
    const other = await browser.newPage()
    await other.goto(served.url)
    const program = other.getByRole('region', { name: 'Program', exact: true })
    await expect.poll(() => program.textContent()).toContain('running')
    const place = { position: { x: 1, y: 2, z: 3 }, dimension: 'overworld', health: 20, food: 20 }
    told.glance({ ...place, primitive: 'mineBlock', line: 2, skill: { name: 'mineOak', line: 7 } })
    await expect
      .poll(() => program.textContent())
      .toContain('running mineBlock at line 2, in the skill mineOak at line 7')
    expect(await program.locator('.line.current').textContent()).toContain('await mineBlock(bot')
    await shoot('line', other)
    told.tell(sampleRun()[6]?.event ?? { type: '' })
    await expect.poll(() => program.textContent()).toContain('failed: No path')
    expect(await program.locator('.line.current').count()).toBe(0)
    await other.close()
    await served.close()
  })

  test('shows a fleet: workers, queue, runs and conditions, and says when it cannot be read', async () => {
    let isLost = false
    const fleet = async (): Promise<FleetView> => {
      if (isLost) throw new DashboardError('The database does not answer.')
      return sampleFleet()
    }
    const served = await createDashboard({ source: liveSource({ title: 'Fleet at here' }), fleet })
    const other = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    await other.goto(served.readOnlyUrl)
    const main = other.locator('main')
    await expect.poll(() => main.textContent()).toContain('no-skills')
    expect(await main.textContent()).toContain(hostileLine)
    expect(await other.locator('section img, section script').count()).toBe(0)
    expect(await main.textContent()).toContain('no sign of life')
    expect(await main.textContent()).toContain('The clock of worker lost is wrong. <img')
    const row = other.getByRole('row', { name: 'full' }).first()
    expect(await row.textContent()).toContain('7 of 10')
    expect(await row.textContent()).toContain('40 % – 89 %')
    expect(await other.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    // Nothing is cut at the right edge of a table either.
    const cut =
      '[...document.querySelectorAll(".scroll")].filter((one) => one.scrollWidth > one.clientWidth).length'
    expect(await other.evaluate(cut)).toBe(0)
    expect(await other.getByRole('cell', { name: '1 min 20 s' }).first().isVisible()).toBe(true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.emulateMedia({ colorScheme })
      await shoot(`fleet-phone-${colorScheme}`, other)
    }
    await other.setViewportSize({ width: 1280, height: 900 })
    await other.getByRole('combobox', { name: 'State' }).selectOption('failed')
    await expect.poll(() => main.textContent()).toContain('1 of the latest 3')
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.emulateMedia({ colorScheme })
      await shoot(`fleet-${colorScheme}`, other)
    }
    isLost = true
    await expect
      .poll(() => other.getByRole('alert').textContent(), { timeout: 8000 })
      .toContain('does not answer')
    expect(await main.textContent()).toContain('no-skills')
    await other.close()
    await served.close()
  })

  test('what happens appears by itself', async () => {
    source.tell({ type: 'run-end', mode: 'learn', reason: 'aborted', detail: 'Ctrl-C' } as {
      readonly type: string
    })
    await expect.poll(() => panel('Task').textContent()).toContain('Ctrl-C')
    source.glance({ position: { x: 7, y: 8, z: 9 }, dimension: 'the_nether', health: 3, food: 4 })
    await expect.poll(() => panel('Agent').textContent()).toContain('7, 8, 9')
  })

  test('draws the world around the agent as it is told', async () => {
    // A small canvas: it is drawn without a graphics card here.
    await page.setViewportSize({ width: 640, height: 480 })
    source.frame(sampleWorld())
    const canvas = page.locator('canvas.world')
    await expect.poll(() => canvas.getAttribute('data-waiting')).toBe('0')
    expect(await panel('World').textContent()).toContain('0, 64, 0 · overworld · mineBlock · digging')
    expect(await panel('World').textContent()).toContain('zombie, health 13 (6)')
    await page.getByRole('button', { name: 'From above', exact: true }).click()
    await page.waitForTimeout(300)
    const { at, width, height } = readPixels(await canvas.screenshot())
    // Grass on all sides, the bot in the middle.
    const [red, green, blue] = at(Math.round(width * 0.3), Math.round(height * 0.3))
    expect(green).toBeGreaterThan(Math.max(red, blue))
    const own = at(Math.round(width / 2), Math.round(height / 2))
    expect(own[2]).toBeGreaterThan(own[0])
    await shoot('world-above')
    await page.getByRole('button', { name: 'Own eyes' }).click()
    await page.waitForTimeout(300)
    const eyes = readPixels(await canvas.screenshot())
    const sky = eyes.at(Math.round(width / 4), Math.round(height / 8))
    expect(sky[2]).toBeGreaterThan(sky[0])
    const ground = eyes.at(Math.round(width / 4), Math.round(height * 0.9))
    expect(ground[1]).toBeGreaterThan(ground[2])
    await page.getByRole('button', { name: 'From behind' }).click()
    await canvas.focus()
    for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
    await page.waitForTimeout(300)
    await shoot('world')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('shows tasks, attempts, items and calls', async () => {
    await show('Understand')
    const timeline = panel('Tasks and attempts')
    await timeline.locator('summary').first().click()
    expect(await timeline.textContent()).toContain('✗ attempt 1 failed Walk to a tree.')
    expect(await panel('Items held').textContent()).toContain('oak log')
    expect(await panel('Calls of models').textContent()).toContain('900 → 100')
    expect(await page.getByRole('button', { name: 'Show earlier ones' }).count()).toBe(0)
    await shoot('understand')
  })

  test('fills the tech tree: what is had and for which task, what is within reach, and how', async () => {
    await show('Understand')
    const tree = panel('Tech tree')
    await expect.poll(() => tree.textContent()).toContain('No task is in work')
    await tree.getByRole('button', { name: '1 oak log, held' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => tree.textContent()).toContain('in the task Mine 1 oak_log')
    await tree.getByRole('button', { name: 'oak planks, within reach' }).click()
    await expect.poll(() => tree.textContent()).toContain('4 oak_planks is made of 1 oak_log')
    source.tell({
      type: 'task-start',
      task: { name: 'Craft 1 wooden_pickaxe', reasoning: 'Stone comes next.' },
    })
    // The page asks for a plan at most every second and a half.
    await expect.poll(() => tree.textContent(), { timeout: 8000 }).toContain('Stone comes next.')
    expect(await tree.getByRole('listitem').last().textContent()).toBe(
      'craft 1 wooden_pickaxe at a crafting_table',
    )
    await tree.getByRole('button', { name: 'wooden pickaxe, planned' }).click()
    await expect.poll(() => tree.textContent()).toContain('Needsoak planks, stick, crafting table')
    await shoot('tech-tree')
    expect(await page.evaluate('fetch("/api/tech-tree/none").then(({ status }) => status)')).toBe(404)
  })

  test('shows the latest of many tasks, and earlier ones when they are wanted', async () => {
    const told = liveSource({ title: 'long' })
    for (let number = 1; number <= 120; number += 1)
      told.tell({ type: 'task-start', task: { name: `Task ${number}` } } as { readonly type: string })
    const served = await createDashboard({ source: told })
    const other = await browser.newPage()
    await other.goto(served.url)
    await other.getByRole('button', { name: 'Understand' }).click()
    const timeline = other.getByRole('region', { name: 'Tasks and attempts', exact: true })
    await expect.poll(() => timeline.locator('summary').count()).toBe(50)
    expect(await timeline.locator('summary').first().textContent()).toContain('Task 120')
    expect(await timeline.textContent()).toContain('70 more')
    await timeline.getByRole('button', { name: 'Show earlier ones' }).click()
    await timeline.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect.poll(() => timeline.locator('summary').count()).toBe(120)
    expect(await timeline.getByRole('button').count()).toBe(0)
    told.tell({ type: 'task-end', status: 'completed' } as { readonly type: string })
    told.tell({ type: 'task-start', task: { name: 'Task 121' } } as { readonly type: string })
    await expect.poll(() => timeline.locator('summary').first().textContent()).toContain('Task 121')
    expect(await timeline.locator('summary').nth(1).textContent()).toContain('completed')
    await other.close()
    await served.close()
  })

  test('finds a skill and shows its source', async () => {
    await show('Skills')
    await page.getByRole('searchbox').fill('nothing like it')
    expect(await panel('Skills').getByRole('status').textContent()).toBe('0 of 1')
    await page.getByRole('searchbox').fill('MINElog')
    await page.getByRole('button', { name: 'mineLog v1, 0 passed, 0 failed' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => panel('Skills').textContent()).toContain('await mineBlock(bot, "oak_log", 1)')
    expect(await panel('Skills').textContent()).toContain('no later attempt called it')
    await page.getByRole('button', { name: 'Version 1' }).click()
    await shoot('skills')
  })

  test('filters the journal and opens a record', async () => {
    await show('Journal')
    await page.getByRole('combobox').selectOption('attempt-end')
    await expect.poll(() => panel('Journal').getByRole('status').textContent()).toMatch(/^2 of 1\d records$/)
    await page.getByRole('button', { name: 'Record 8', exact: true }).click()
    await expect.poll(() => panel('Journal').locator('pre').textContent()).toContain('"durationMs": 5')
    await shoot('journal')
  })

  test('a person approves, edits, judges, proposes and talks, and the journal says who', async () => {
    const store = memoryRunStore()
    const oversight = createOversight()
    const actionAgent = scriptedActionAgent({ name: 'mineLog', source: 'async function mineLog(bot) {}' })
    const told = liveSource({ title: 'stepped in' })
    const changed: string[] = []
    const skills = {
      edit: async (name: string, text: string): Promise<void> => void changed.push(`edit ${name} ${text}`),
      retire: async (name: string, why: string): Promise<void> => void changed.push(`retire ${name} ${why}`),
      rollback: async (name: string, to: number): Promise<void> =>
        void changed.push(`rollback ${name} ${to}`),
    }
    const controls = { actions: [], act: async () => undefined, oversight, skills }
    const served = await createDashboard({ source: told, controls })
    const other = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await other.goto(served.url)
    const run = createVoyager({
      ...makeRoles({ actionAgent }),
      store,
      oversight,
      onEvent(event) {
        told.tell(event)
        if (event.type === 'run-start') void oversight.act({ type: 'pause' }, 'test')
      },
    }).learn({ until: tasks(2) })
    await other.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await other.getByRole('checkbox', { name: 'Ask before each program' }).click()
    await other.getByRole('checkbox', { name: 'Ask about each verdict' }).click()
    await other.getByRole('textbox', { name: 'Next task' }).fill('Dance <b>')
    await other.getByRole('button', { name: 'Propose' }).click()
    await other.getByRole('textbox', { name: 'To the agent' }).fill('Mind the lava.')
    await other.getByRole('button', { name: 'Say' }).click()
    await expect.poll(() => other.locator('main').textContent()).toContain('Waiting: Dance <b>')
    await shoot('step-in', other)
    await other.getByRole('button', { name: 'Go on' }).click()
    const waits = other.getByRole('group', { name: 'Waits for you' })
    await expect.poll(() => waits.textContent()).toContain('May this program run?')
    await other.getByRole('button', { name: 'Edit', exact: true }).click()
    await other
      .getByRole('textbox', { name: 'Source of the program' })
      .fill('async function mineLog(bot) { /* mine */ }')
    await shoot('step-in-program', other)
    await other.getByRole('button', { name: 'Run as edited' }).click()
    await expect.poll(() => waits.textContent()).toContain('Is it done?')
    await other.getByRole('button', { name: 'Done', exact: true }).click()
    await expect.poll(() => waits.textContent()).toContain('May this program run?')
    await other.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => waits.textContent()).toContain('Is it done?')
    await other.getByRole('button', { name: 'Skills' }).click()
    await other.getByRole('button', { name: /^mineLog v\d/ }).click()
    await other.getByRole('textbox', { name: 'Reason' }).fill('slow')
    await other.getByRole('button', { name: 'Take out of use' }).click()
    await expect.poll(() => changed.splice(0)).toEqual(['retire mineLog slow'])
    await expect
      .poll(() => other.getByRole('region', { name: 'Skills' }).textContent())
      .toContain('Out of useslow')
    await other.getByRole('button', { name: 'Live' }).click()
    await other.getByRole('button', { name: 'As the critic says' }).click()
    expect((await run.result).completed).toContain('Dance <b>')
    const events = (await Array.fromAsync(store.readJournal())).map(({ event }) => event)
    const hands = events.flatMap((event) =>
      event.type === 'intervention' ? [`${event.by} ${event.action}`] : [],
    )
    for (const hand of ['propose', 'say', 'go-on', 'edit', 'judge', 'approve', 'skill-retire'])
      expect(hands).toContain(`Ada ${hand}`)
    expect(events.find(({ type }) => type === 'program-write')).toMatchObject({
      program: { source: 'async function mineLog(bot) { /* mine */ }' },
    })
    expect(actionAgent.requests[0]?.task).toMatchObject({
      name: 'Dance <b>',
      context: 'A person who watches says: Mind the lava.',
    })
    await other.goto(served.readOnlyUrl)
    await expect.poll(() => other.getByRole('heading', { name: 'stepped in' }).count()).toBe(1)
    expect(await other.getByRole('region', { name: 'Step in' }).count()).toBe(0)
    for (const path of ['/api/hands', '/api/skills/mineLog/retire', '/api/actions/stop'])
      expect(await other.evaluate(post(path, { type: 'pause', reason: 'x' }))).toBe(403)
    expect([oversight.state().isPaused, changed]).toEqual([false, []])
    await other.context().clearCookies()
    await other.goto(served.url)
    expect(await other.evaluate(post('/api/hands', { type: 'dance' }))).toBe(400)
    expect(await other.evaluate(post('/api/skills/mineLog/rollback', { version: 0 }))).toBe(400)
    expect(await other.evaluate(post('/api/skills/mineLog/other', {}))).toBe(404)
    expect(changed).toEqual([])
    await other.close()
    await served.close()
  })

  test('plays a recorded run: any moment, its failures, its world, another one beside it, and in one file', async () => {
    const recorded = (title: string, from: number): DashboardSource => ({
      title,
      follow: liveSource().follow,
      async *replay() {
        const first = sampleWorld()
        for (const record of sampleRun()) yield { record }
        for (let index = 0; index < 60; index += 1) {
          const frame =
            index === 0 ? first : { ...first, sections: [], met: [], tick: first.tick + index * 20 }
          const at = [from + index, first.self.at[1], 0.5] as const
          yield {
            text: JSON.stringify([
              1_700_000_001_500 + index * 200,
              { ...frame, self: { ...first.self, at } },
            ]),
          }
        }
      },
    })
    const served = await createDashboard({ source: recorded('first', 0), beside: [recorded('second', 100)] })
    const other = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    other.on('pageerror', (error) => faults.push(error.message))
    other.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await other.goto(served.url)
    await other.getByRole('button', { name: 'Replay' }).click()
    const time = other.getByRole('region', { name: 'Time', exact: true })
    await expect.poll(() => time.getByRole('status').textContent()).toContain('of 59 s')
    await other.getByRole('button', { name: 'Next failure' }).click()
    const main = other.locator('main')
    await expect.poll(() => main.textContent()).toContain('Walk to a tree.')
    expect(await main.textContent()).not.toContain('A log is held.')
    await other.getByRole('slider').fill('30500')
    await expect.poll(() => other.locator('canvas.world').count()).toBe(1)
    expect(await main.textContent()).toContain('30, 64, 0 · overworld')
    await other.getByRole('button', { name: 'Step back' }).click()
    await expect.poll(() => main.textContent()).not.toContain('30, 64, 0 · overworld')
    await other.getByRole('slider').fill('0')
    await other.getByRole('combobox', { name: 'Speed' }).selectOption('64')
    await other.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => time.getByRole('status').textContent()).toContain('59 s of 59 s')
    await other.getByRole('combobox', { name: 'Beside it' }).selectOption('second')
    await expect.poll(() => main.textContent()).toContain('159, 64, 0 · overworld')
    expect(await main.textContent()).toContain('59, 64, 0 · overworld')
    await other.waitForTimeout(1000)
    await shoot('replay', other)
    const download = other.waitForEvent('download')
    await other.getByRole('link', { name: 'Save as one file' }).click()
    const file = join(mkdtempSync(join(tmpdir(), 'dashboard-')), 'shared.html')
    await (await download).saveAs(file)
    await served.close()
    await other.setViewportSize({ width: 640, height: 480 })
    await other.goto(`file://${file}`)
    await expect.poll(() => other.getByRole('heading', { name: 'first' }).count()).toBe(1)
    await other.getByRole('slider').fill('30500')
    await expect.poll(() => main.textContent()).toContain('30, 64, 0 · overworld')
    expect(await main.textContent()).toContain(hostileLine)
    // It is drawn without a graphics card here.
    await expect.poll(() => other.locator('canvas.world').getAttribute('data-waiting')).toBe('0')
    await shoot('shared', other)
    await other.close()
  })

  test('an action is done by the full link and is not there for the other', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => done.splice(0)).toEqual(['pause'])
    const other = await browser.newContext()
    const looking = await other.newPage()
    await looking.goto(dashboard.readOnlyUrl)
    await expect.poll(() => looking.getByRole('heading', { name: 'sample' }).count()).toBe(1)
    expect(await looking.getByRole('button', { name: 'Pause' }).count()).toBe(0)
    await other.close()
  })

  test('fits a telephone and the dark', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const place of ['Live', 'Understand', 'Skills', 'Journal', 'Replay']) {
      await show(place)
      const width = await page.evaluate('document.documentElement.scrollWidth')
      expect(width, place).toBeLessThanOrEqual(360)
    }
    await show('Live')
    await shoot('phone')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('can be used with the keyboard alone', async () => {
    await page.locator('body').click({ position: { x: 1, y: 1 } })
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate('document.activeElement.textContent')) === 'Journal') break
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => panel('Journal').count()).toBe(1)
  })

  test('a hundred thousand records give no work of more than 50 ms at a time', async () => {
    await show('Journal')
    const count = panel('Journal').getByRole('status')
    const arrived = await longestTask(browser, page, async () => {
      for (let index = 0; index < 100_000; index += 1) {
        source.tell({ type: 'own', name: `event ${index}` } as { readonly type: string })
        if (index % 2000 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await page.getByRole('combobox').selectOption('')
      await expect.poll(() => count.textContent(), { timeout: 40_000 }).toMatch(/^\d00,01\d /)
    })
    const searched = await longestTask(browser, page, async () => {
      await page.getByRole('searchbox').fill('event 99')
      await expect.poll(() => count.textContent()).toMatch(/^1,11\d of /)
      await page.getByRole('searchbox').fill('')
      for (const top of [1e6, 2e6, 0])
        await page.locator('.table').evaluate((table, to) => table.scrollTo(0, to), top)
    })
    await shoot('many')
    // By the processor's time: a busy machine makes every task longer than it is.
    expect(Math.max(arrived.cpuMs, searched.cpuMs), arrived.parts.concat(searched.parts).join()).toBeLessThan(
      50,
    )
    expect(arrived.cpuMs).toBeGreaterThan(0)
  })

  test('says that the connection is lost, keeps what it knows, and comes back', async () => {
    const first = liveSource({ title: 'lost' })
    first.tell({ type: 'run-start' })
    const before = await createDashboard({ source: first })
    const port = Number(new URL(before.url).port)
    await page.goto(before.url)
    await expect.poll(() => page.getByRole('heading', { name: 'lost' }).count()).toBe(1)
    await before.close()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('does not answer')
    expect(await page.getByRole('heading', { name: 'lost' }).count()).toBe(1)
    await shoot('lost')
    faults.length = 0
    const after = await createDashboard({ source: first, port })
    // Its tokens are new: the old page is not let in.
    await page.goto(after.url)
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('running')
    await after.close()
    faults.length = 0
  })

  test('shows a run on disk while it is written', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'dashboard-'))
    const home = await openHome(directory)
    const source = await homeSource(directory)
    const onDisk = await createDashboard({ source })
    await page.goto(onDisk.url)
    await expect.poll(() => page.locator('main').textContent()).toContain('Nothing has happened yet')
    await createVoyager({ ...makeRoles(), store: home.runStore }).learn({ until: tasks(2) }).result
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('ended')
    await show('Understand')
    expect(await panel('Tasks and attempts').textContent()).toContain('completed')
    const texts = { messages: [{ role: 'human', text: `Mine it. ${hostileLine}` }], reply: 'As you wish.' }
    const exchange = sqliteExchangeStore(home.database, { secrets: ['hunter2-hunter2'] }).add(texts)
    const records = await Array.fromAsync(home.runStore.readJournal())
    for (const number of [exchange, 99]) {
      const event = { type: 'model-use' as const, step: 'generate', ...definedOf({ exchange: number }) }
      await home.runStore.append({ sequence: records.length + (number === 99 ? 1 : 0), atMs: 1, event })
    }
    await page.getByRole('button', { name: 'Prompt and reply 1' }).click()
    const shown = page.getByRole('group', { name: 'Prompt and reply 1' })
    await expect.poll(() => shown.textContent()).toContain('As you wish.')
    expect(await shown.textContent()).toContain(`Mine it. ${hostileLine}`)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    await shoot('prompts')
    await page.getByRole('button', { name: 'Prompt and reply 99' }).click()
    await expect.poll(() => panel('Calls of models').textContent()).toContain('are not kept')
    // The browser tells of the answer 404 that was wanted.
    faults.length = 0
    await onDisk.close()
    // The last words came before the page was left alone.
    await home.close()
    rmSync(directory, { recursive: true })
  })

  test('no script failed and nothing broke the policy', () => {
    expect(faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault))).toEqual([])
  })
})

test('a place without a run is refused at once', async () => {
  await expect(homeSource(join(tmpdir(), 'no-run-here'))).rejects.toThrow()
})
