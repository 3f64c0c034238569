import { expect, test } from 'vitest'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { plotCost } from './plot-cost.ts'
import { plotSkills } from './plot-skills.ts'
import { plotTiers } from './plot-tiers.ts'
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

test('a plot becomes a PNG', async () => {
  const image = await renderPng(plotSkills(graph))
  expect(Buffer.from(image ?? []).toString('latin1', 1, 4)).toBe('PNG')
})
