import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeResults } from '../testing/make-results.ts'
import { makeTrial, makeUnsolved } from '../testing/make-trial.ts'
import type { StepRecord } from '../trials/trial-result.ts'
import { drawPath } from './draw-path.ts'
import { isSigned, leaderboardOf, mergeLeaderboards } from './leaderboard.ts'
import { paperTables } from './paper-tables.ts'
import { openDrawing } from './open-drawing.ts'
import { plotCurves } from './plot-curves.ts'
import { renderPage } from './render-page.ts'
import { resultsCsv } from './results-csv.ts'
import { writePages } from './write-pages.ts'

const seeds = [1, 2, 3, 4]
const results = makeResults([
  ...seeds.map((seed) => makeTrial({ seed, condition: 'full' })),
  ...seeds.map((seed) => (seed < 3 ? makeTrial : makeUnsolved)({ seed, condition: 'without' })),
])

test('is one file that loads nothing, runs nothing and says what it rests on', async () => {
  const page = await renderPage(results)
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:\/\/(?!www\.w3\.org)/)
  expect(page).toContain(
    'suite small version 1 (abcdef01), Minecraft 1.19.4; n = 8 trials, seeds 1 to 4, sight loaded',
  )
  expect(page).toContain('color-scheme: light dark')
  expect(page).toContain(
    '<th scope="row">all</th><td>4/4, 100 % (51 to 100)</td><td>2/4, 50 % (15 to 85)</td>',
  )
})

test('names the sight that conditions have for themselves, not the one that nobody had', async () => {
  const conditions = [{ name: 'full', facts: { sight: 'exposed' } }]
  const page = await renderPage(makeResults([makeTrial({ condition: 'full' })], { conditions }))
  expect(page).toContain('seeds 1, sight exposed')
  const both = [...conditions, { name: 'far', facts: {} }]
  expect(await renderPage(makeResults([makeTrial()], { conditions: both }))).toContain(
    'sight exposed and loaded',
  )
})

test('is the same twice', async () => {
  expect(await renderPage(results)).toBe(await renderPage(results))
})

test('names each figure for readers who do not see it, and no figure is empty', async () => {
  const page = await renderPage(results)
  const figures = [...page.matchAll(/<svg [^>]*role="img" aria-label="([^"]+)"[\s\S]*?<\/svg>/g)]
  const names = figures.map(([, name]) => name)
  expect(names.slice(0, 2)).toEqual([
    'Solved share of each family with 95 % intervals',
    'Share of trials not yet solved over minutes of the world',
  ])
  expect(figures.every(([svg]) => /<(circle|path|line)/.test(svg) && !svg.includes('NaN'))).toBe(true)
})

test('has a page for each trial, to which the list leads', async () => {
  const page = await renderPage(results)
  const links = [...page.matchAll(/href="#(trial-[^"]+)"/g)].map(([, id]) => id)
  expect(links).toHaveLength(8)
  for (const id of links) expect(page).toContain(`<article class="trial" id="${id}">`)
  expect(page).toContain('mineOneLog')
})

test('the page of a trial tells of the tokens that it took, where a model was asked', async () => {
  const tokens = { input: 1200, output: 34 }
  const page = await renderPage(makeResults([makeTrial({ tokens }), makeTrial({ seed: 2 })]))
  expect(page.match(/[^.]* tokens read [^.]*/g)).toEqual([
    ' 0 deaths, 4 blocks walked, 1200 tokens read and 34 written by models, 0',
  ])
})

test('the page of a trial draws the skills that it learned, with arrows to those they call', async () => {
  const skills = [
    { name: 'mineLog', calls: [], level: 0 },
    { name: 'craftTable', calls: ['mineLog'], level: 1 },
  ]
  const trials = [1, 2].map((seed) => makeTrial({ seed, condition: 'full, faults 0.1', skills }))
  const page = await renderPage(makeResults(trials))
  expect(page).toContain('aria-label="Skills (2)"')
  const tips = [...page.matchAll(/<marker id="([^"]+)"/g)].map(([, id]) => id)
  expect(tips).toEqual([
    'arrow-trial-first-log-full-2C-20faults-200-1-1',
    'arrow-trial-first-log-full-2C-20faults-200-1-2',
  ])
  for (const tip of tips) expect(page).toContain(`marker-end="url(#${tip})"`)
  expect(page).not.toMatch(/url\((?!#)/)
})

test('draws curves where the conditions differ by a number', async () => {
  const rates = [0, 0.2].map((faultRate) => ({
    name: `rate ${faultRate}`,
    facts: { faultRate, taken: 'nothing' },
  }))
  const trials = rates.flatMap(({ name }) => seeds.map((seed) => makeTrial({ seed, condition: name })))
  expect(await renderPage(makeResults(trials, { conditions: rates }))).toContain(
    'aria-label="Solved share over fault rate with 95 % intervals"',
  )
})

test('compares conditions at the same rate, and draws each rate by itself', async () => {
  const conditions = [0, 0.2].flatMap((faultRate) =>
    ['nothing', 'questions'].map((taken) => ({ name: `${taken} ${faultRate}`, facts: { faultRate, taken } })),
  )
  const trials = conditions.flatMap(({ name }) => seeds.map((seed) => makeTrial({ seed, condition: name })))
  const page = await renderPage(makeResults(trials, { conditions }))
  const captions = [...page.matchAll(/<caption>([^<]* against [^<]*)</g)].map(([, caption]) => caption)
  expect(captions).toEqual(['questions 0 against nothing 0', 'questions 0.2 against nothing 0.2'])
  expect(page.match(/<h2>Time to the goal, fault rate 0(\.2)?</g)).toHaveLength(2)
  expect(page).toContain('without questions')
})

test('draws the items of trials without a goal over the rate', async () => {
  const conditions = [0, 0.2].map((faultRate) => ({ name: `rate ${faultRate}`, facts: { faultRate } }))
  const trials = conditions.flatMap(({ name }) =>
    seeds.map((seed) => makeTrial({ seed, condition: name, status: 'measured' })),
  )
  const svg = await plotCurves(makeResults(trials, { conditions }), { fact: 'faultRate', figure: 'items' })
  expect(svg).toContain('aria-label="Mean of items over fault rate with 95 % intervals"')
  expect(svg).toContain('light-dark(')
  expect(svg).not.toContain('NaN')
})

test('the way of a trial has equal scales and round ticks, north up', async () => {
  const steps = [
    [30, 0],
    [30, -70],
  ].map(([x = 0, z = 0]) => ({ ...(makeTrial().steps[0] as StepRecord), at: [x, z] as const })) // makeTrial has one step
  const svg = drawPath(await openDrawing(), makeTrial({ steps }))
  const tickPlaces = (axis: string): readonly number[] =>
    [
      ...(new RegExp(`aria-label="${axis}-axis tick"[^]*?</g>`).exec(svg)?.[0] ?? '').matchAll(
        /translate\(([\d.]+),([\d.]+)\)/g,
      ),
    ].map(([, x, y]) => Number(axis === 'x' ? x : y))
  const [east, north] = [tickPlaces('x'), tickPlaces('y')]
  expect(Math.abs((east[1] ?? 0) - (east[0] ?? 0))).toBeCloseTo(
    Math.abs((north[1] ?? 0) - (north[0] ?? 0)),
    3,
  )
  expect(north.at(-1)).toBeLessThan(north[0] ?? 0)
})

test('lives have a curve for the time to each tier that one of them reached', async () => {
  const life = (seed: number, firsts: readonly string[]): ReturnType<typeof makeTrial> => {
    const { solvedAt: _none, steps, ...rest } = makeTrial({ seed, status: 'measured', ticks: 6000 })
    return { ...rest, steps: steps.map((step) => ({ ...step, firsts })) }
  }
  const page = await renderPage(makeResults([life(1, ['wooden_pickaxe']), life(2, ['dirt'])]))
  const [curve = ''] =
    /<svg [^>]*aria-label="Share of lives without a wooden tool[^]*?<\/svg>/.exec(page) ?? []
  // One came, the other one was given up on: a plus marks it.
  expect(curve).toContain('without a wooden tool, %')
  expect(curve.match(/aria-label="dot"[^]*?<path/g)).toHaveLength(1)
  expect(page).not.toContain('without a stone tool')
})

test('lives have a curve of the items over their attempts, with an interval from five lives on', async () => {
  const life = (seed: number): ReturnType<typeof makeTrial> => {
    const { solvedAt: _none, steps, ...rest } = makeTrial({ seed, status: 'measured' })
    const [step] = steps
    if (step === undefined) return { ...rest, steps }
    const later = { ...step, attempt: 3, firsts: ['stick', `thing${seed}`].slice(0, seed) }
    return { ...rest, attempts: 3, steps: [step, later] }
  }
  const page = await renderPage(makeResults([1, 2, 3, 4, 5].map(life)))
  const [curve = ''] = /<svg [^>]*aria-label="Items over attempts[^]*?<\/svg>/.exec(page) ?? []
  expect(curve).toContain('items, mean of the lives')
  expect(curve).toContain('aria-label="area"')
  expect(curve).not.toContain('NaN')
  expect(await renderPage(makeResults([1, 2, 3, 4].map(life)))).not.toContain('aria-label="area"')
})

test('tasks without a goal have no share', async () => {
  const trials = [...results.trials, makeTrial({ task: 'lifelong', family: 'lifelong', status: 'measured' })]
  const page = await renderPage(makeResults(trials))
  expect(page).toContain('<th scope="row">lifelong</th><td>–</td>')
  expect(await renderPage(makeResults(trials.slice(-1)))).toContain('<th scope="row">all</th><td>–</td>')
  const [shares = ''] = /<svg [^>]*aria-label="Solved share of each family[^]*?<\/svg>/.exec(page) ?? []
  expect(shares).toContain('>gather<')
  expect(shares).not.toContain('>lifelong<')
})

test('shows hostile text as text', async () => {
  const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)>'
  const page = await renderPage(
    makeResults([makeUnsolved({ reason: hostile, condition: hostile })], {
      suite: { ...results.suite, title: hostile },
    }),
  )
  expect(page).not.toMatch(/<script|<img/)
  expect(page).toContain('&lt;script&gt;')
})

test('writes a line for each trial and no formulas', () => {
  const csv = resultsCsv(makeResults([makeUnsolved({ reason: '=1+1, "x"' }), makeTrial({ seed: 2 })]))
  expect(csv.split('\n').slice(0, 3)).toEqual([
    'task,family,condition,seed,status,solvedAttempt,solvedTicks,attempts,ticks,deaths,items,distanceBlocks,inputTokens,outputTokens,wallMs,reason',
    `first-log,gather,rules,1,unsolved,,,1,1200,0,1,4,,,10,"'=1+1, ""x"""`,
    'first-log,gather,rules,2,solved,1,1200,1,1200,0,1,4,,,10,',
  ])
})

test('gives the paper’s tables in its order, with how many got there', () => {
  const lifelong = (seed: number, attempt: number): ReturnType<typeof makeTrial> => {
    const { solvedAt: _none, steps, ...rest } = makeTrial({ seed, task: 'lifelong', status: 'measured' })
    const firsts = seed < 3 ? ['wooden_pickaxe', 'stone_pickaxe'] : ['wooden_pickaxe']
    return { ...rest, steps: steps.map((step) => ({ ...step, attempt, firsts })) }
  }
  const unseen = [1, 2].map((seed) =>
    makeTrial({ seed, task: 'unseen-compass', solvedAt: { attempt: 4 * seed, ticks: 1 } }),
  )
  const [items, tiers, map, goals] = paperTables(
    makeResults([lifelong(1, 2), lifelong(2, 4), lifelong(3, 6), ...unseen]),
  )
  expect(items?.rows).toEqual([
    ['Condition', 'Items', 'Lives'],
    ['rules', '2 ± 0', '3'],
  ])
  expect(map?.rows).toEqual([
    ['Condition', 'Chunks entered', 'Farthest, blocks'],
    ['rules', '2 ± 0', '4 ± 0'],
  ])
  expect(tiers?.rows).toEqual([
    ['Condition', 'Wooden tool', 'Stone tool', 'Iron tool', 'Diamond tool'],
    ['rules', '4 ± 2 (3/3)', '3 ± 1 (2/3)', 'not reached (0/3)', 'not reached (0/3)'],
  ])
  expect(goals?.rows[1]).toEqual(['rules', '–', '–', '–', '6 ± 2 (2/2)'])
  expect(paperTables(results)).toEqual([])
})

test('signs the entries of a board, lays two side by side and leaves out those that were changed', () => {
  const board = leaderboardOf(results)
  expect(board.map(({ condition, solved, n }) => [condition, solved, n])).toEqual([
    ['full', 4, 4],
    ['without', 2, 4],
  ])
  const others = leaderboardOf(makeResults([makeTrial({ condition: 'theirs' })]))
  const [forged] = others.map((entry) => ({ ...entry, solved: 9 }))
  expect(board.every(isSigned)).toBe(true)
  expect(forged && isSigned(forged)).toBe(false)
  const merged = mergeLeaderboards(board, others, board, forged === undefined ? [] : [forged])
  expect(merged.map(({ condition }) => condition)).toEqual(['full', 'theirs', 'without'])
})

test('writes everything into a folder and tells of one it cannot write to', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'pages-')), 'report')
  const files = await writePages(directory, results)
  expect(files.map((file) => file.slice(directory.length + 1))).toEqual([
    'index.html',
    'results.csv',
    'results.json',
    'leaderboard.json',
  ])
  expect(JSON.parse(await readFile(join(directory, 'results.json'), 'utf8'))).toEqual(results)
  await expect(writePages(files[0] ?? '', results)).rejects.toThrow(/index\.html/)
})
