import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { expect, test } from 'vitest'
import { advanceView } from './advance-view.ts'
import { attemptShare } from './attempt-share.ts'
import { renderBar } from './render-bar.ts'
import { renderFrame } from './render-frame.ts'
import { emptyView, glanced, happened, type RunView } from './run-view.ts'
import { createPaint } from './tone.ts'

const task = { name: 'Mine 3 iron_ore', reasoning: 'Iron makes better tools.' }
const observation = makeObservation({
  position: { x: 12.4, y: 64, z: -3.2 },
  health: 17,
  food: 12,
  inventory: { cobblestone: 12, oak_log: 3 },
  equipment: { head: 'iron_helmet' },
  elapsedTicks: 200,
})
const events: readonly VoyagerEvent[] = [
  { type: 'run-start', mode: 'learn', resumed: false, observation },
  { type: 'task-start', task, resumed: false },
  { type: 'attempt-start', task, attempt: 1 },
  { type: 'skill-retrieve', skills: [] },
  { type: 'program-write', program: { name: 'mine', source: '' } },
]
const acting = events.reduce(advanceView, emptyView)
const paint = createPaint({ hasColours: false })
const options = { columns: 80, paint, limit: 160, wallMs: 65_000 }

test('shows the whole run on a few lines', () => {
  const mined = happened(acting, {
    type: 'primitive-result',
    tick: 60,
    primitive: 'mineBlock',
    status: 'succeeded',
    detail: {},
  })
  const view: RunView = { ...mined, skills: ['craftTable', 'mineWood'], completed: 2, attempts: 2 }
  expect(renderFrame(view, options)).toMatchInlineSnapshot(`
    "──────────────────────────────────────────────────────────────────────────────
    task    Mine 3 iron_ore
    why     Iron makes better tools.
    now     attempt 1 · mineBlock · 1 primitive done
    at      12 64 -4
    body    health 17/20 · food 12/20 · armour iron_helmet
    holds   12 cobblestone, 3 oak_log
    skills  2: mineWood, craftTable
    tasks   2 completed, 0 failed
    time    wall 1:05 · world 0:03
    ▋░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 2 of 160 attempts"
  `)
})

test.each([20, 40, 80, 200])('no line is longer than %d columns', (columns) => {
  const long = { ...acting, task: 'x'.repeat(500), reasoning: 'y'.repeat(500), skills: ['z'.repeat(300)] }
  for (const line of renderFrame(long, { ...options, columns }).split('\n'))
    expect(line.length).toBeLessThan(Math.max(columns, 50))
})

test('a task that tries to draw on the screen is only shown', () => {
  const frame = renderFrame({ ...acting, task: '\u001B[2JMine\n1 dirt' }, options)
  expect(frame).toContain('task    Mine 1 dirt')
  expect(frame).not.toContain('\u001B')
})

test('the bar moves with everything that happens within an attempt', () => {
  const item = { type: 'primitive-result', tick: 1, primitive: 'p', status: 'succeeded', detail: {} } as const
  const judged = advanceView(acting, { type: 'step-end', step: makeStepResult({ observation }) })
  const views = [
    ...events.map((_event, index) => events.slice(0, index + 1).reduce(advanceView, emptyView)).slice(2),
    happened(acting, item),
    happened(happened(acting, item), item),
    judged,
  ]
  const shares = views.map(attemptShare)
  expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b))
})

test.each([
  [0, '░░░░'],
  [0.5, '██░░'],
  [0.28, '█▏░░'],
  [1, '████'],
  [7, '████'],
])('a bar of %d', (share, bar) => {
  expect(renderBar(share, { cells: 4 })).toBe(bar)
})

test('what is used up while the program runs is not shown any more', () => {
  const view = happened(acting, { type: 'item-change', tick: 3, item: 'oak_log', delta: -3, total: 0 })
  expect(view.inventory).toEqual({ cobblestone: 12 })
})

test('the time of the world goes on within a step and is not counted twice', () => {
  const late = happened(acting, { type: 'program-log', tick: 150, text: '' })
  const after = advanceView(late, { type: 'step-end', step: makeStepResult({ observation }) })
  expect([late.ticks + late.stepTicks, after.ticks + after.stepTicks]).toEqual([150, 200])
})

test('a look at the bot moves it and names the primitive that runs', () => {
  const glance = {
    position: { x: -1.5, y: 70, z: 9 },
    dimension: 'the_nether',
    health: 12.46666717529297,
    food: 1,
  }
  const frame = renderFrame(glanced(acting, { ...glance, primitive: 'fleeFrom' }), options)
  expect(frame).toContain('now     attempt 1 · fleeFrom')
  expect(frame).toContain('at      -2 70 9, the_nether')
  expect(frame).toContain('health 12.5/20 · food 1/20 · armour iron_helmet')
  expect(glanced(acting, glance)).not.toHaveProperty('primitive')
})
