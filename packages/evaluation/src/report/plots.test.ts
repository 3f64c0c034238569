import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { plotCost } from './plot-cost.ts'
import { plotPath } from './plot-path.ts'
import { plotSkills } from './plot-skills.ts'
import { plotTiers } from './plot-tiers.ts'
import { roundTicks } from './round-ticks.ts'
import { renderPng } from './render-png.ts'
import { skillGraph } from './skill-graph.ts'
import { spendingByRole } from './spending-by-role.ts'
import { summarizeRun } from './summarize-run.ts'

function journalOf(events: readonly VoyagerEvent[]): readonly JournalRecord[] {
  return events.map((event, sequence) => ({ sequence, atMs: 0, event }))
}

function learned(name: string, body: string): readonly VoyagerEvent[] {
  const source = `async function ${name}(bot) { ${body} }`
  return [
    { type: 'program-write', program: { name, source } },
    { type: 'skill-add', name, version: 1, task: name },
  ]
}

const graph = skillGraph(
  journalOf([
    ...learned('mineLog', ''),
    ...learned('craftTable', 'await mineLog(bot)'),
    ...learned('craftPickaxe', 'await mineLog(bot); await craftTable(bot); bot.mineLogs(3)'),
  ]),
)

test('a skill stands above those it calls', () => {
  expect(graph).toEqual([
    { name: 'mineLog', calls: [], level: 0 },
    { name: 'craftTable', calls: ['mineLog'], level: 1 },
    { name: 'craftPickaxe', calls: ['mineLog', 'craftTable'], level: 2 },
  ])
})

test('skills that call each other have an end', () => {
  const round = skillGraph(journalOf([...learned('a', 'b(bot)'), ...learned('b', 'a(bot)')]))
  expect(round.map(({ level }) => level)).toEqual([1, 0])
})

test('a thousand skills that all call each other take no time worth waiting for', () => {
  const names = Array.from({ length: 1000 }, (_nothing, index) => `skill${index}`)
  const events = names.flatMap((name, index) =>
    learned(
      name,
      names
        .slice(Math.max(0, index - 30), index)
        .map((other) => `await ${other}(bot)`)
        .join(';'),
    ),
  )
  expect(skillGraph(journalOf(events)).at(-1)?.level).toBe(999)
})

test('the graph has a box per skill and a line per call', () => {
  const svg = plotSkills(graph)
  expect({ boxes: svg.split('rx="4"').length - 1, lines: svg.split('<line').length - 1 }).toEqual({
    boxes: 3,
    lines: 3,
  })
})

const spending = {
  byRole: {
    critic: { calls: 3, inputTokens: 10, outputTokens: 5, costUsd: 1.5 },
    action: { calls: 4, inputTokens: 2000, outputTokens: 1000, costUsd: 0 },
  },
}

test('the role with most tokens comes first', () => {
  expect(spendingByRole(spending).map(({ role }) => role)).toEqual(['action', 'critic'])
})

test('a bar says the role, its calls and its price where one is known', () => {
  const svg = plotCost(spending)
  expect(svg).toContain('critic: 3 calls, $1.50')
  expect(svg).toContain('action: 4 calls<')
})

test('a tier is a dot where it was reached', () => {
  const summary = {
    ...summarizeRun([]),
    attempts: 10,
    tiers: [{ tier: 'stone', attempt: 5, elapsedMs: 0 } as const],
  }
  expect(plotTiers([{ name: 'seed 1', summary }])).toContain('<title>stone at attempt 5</title>')
})

test('calls are arrows', () => {
  const svg = plotSkills(graph)
  expect(svg.split('marker-end="url(#arrow)"').length - 1).toBe(3)
  expect(svg).toContain('<marker id="arrow"')
})

test('a plot has a name, and colours for light and dark', () => {
  for (const svg of [plotSkills(graph), plotCost(spending), plotPath([])]) {
    expect(svg).toMatch(/role="img" aria-label="[^"]+"/)
    expect(svg).toContain('prefers-color-scheme: dark')
  }
})

test.each([
  [[0, 7] as const, [0, 2, 4, 6, 8]],
  [[0, 160] as const, [0, 50, 100, 150, 200]],
  [[-3, 1] as const, [-3, -2, -1, 0, 1]],
  [[0, 0.9] as const, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[5, 5] as const, [5, 5.2]],
])('ticks of %j are round', (range, ticks) => {
  expect(roundTicks(range).ticks).toEqual(ticks)
})

test('a way to the north-east goes up and right, a block as long one way as the other', () => {
  const at = (x: number, z: number): VoyagerEvent => ({
    type: 'step-end',
    step: makeStepResult({ observation: makeObservation({ position: { x, y: 64, z } }) }),
  })
  const svg = plotPath(journalOf([at(0, 0), at(100, -100), at(200, -100)]))
  const points = /points="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(' ')
    .map((point) => point.split(',').map(Number))
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], [x2 = 0] = []] = points ?? []
  expect(x1).toBeGreaterThan(x0)
  expect(y1).toBeLessThan(y0)
  expect(x1 - x0).toBeCloseTo(y0 - y1, 0)
  expect(x2 - x1).toBeCloseTo(x1 - x0, 0)
})

test('a plot becomes a PNG', async () => {
  const image = await renderPng(plotSkills(graph))
  expect(Buffer.from(image ?? []).toString('latin1', 1, 4)).toBe('PNG')
})
