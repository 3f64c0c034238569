import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { GameEvent } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import { describe, expect, test } from 'vitest'
import { readLife } from '../../docs/generate/life-record.ts'
import { recordCurves } from '../../docs/generate/record-curves.ts'
import { recordHaste } from '../../docs/generate/record-haste.ts'
import { eventsOfLife, recordTasks } from '../../docs/generate/record-life.ts'
import { renderFight } from '../../docs/generate/render-fight.ts'
import { renderTasks } from '../../docs/generate/render-tasks.ts'

const minute = 1200
const task = { name: 'Mine 1 stone', reasoning: 'It is near.' }
const start: VoyagerEvent = {
  type: 'run-start',
  mode: 'learn',
  resumed: false,
  observation: makeObservation(),
}

/** An attempt of so many world minutes, in which something happens. */
function attempt(
  number: number,
  minutes: number,
  events: readonly GameEvent[] = [],
): readonly VoyagerEvent[] {
  const observation = makeObservation({ elapsedTicks: minutes * minute })
  return [
    { type: 'attempt-start', task, attempt: number },
    { type: 'step-end', step: makeStepResult({ observation, events }) },
    { type: 'critique-end', critique: { success: number > 1, reasoning: `Look ${number}.`, feedback: '' } },
    {
      type: 'attempt-end',
      task,
      attempt: number,
      status: number > 1 ? 'succeeded' : 'failed',
      durationMs: 1,
    },
  ]
}

function stepOf(events: readonly GameEvent[], later: readonly GameEvent[] = []) {
  const begin: VoyagerEvent = { type: 'task-start', task, resumed: false }
  const tasks = recordTasks([start, begin, ...attempt(1, 2, events), ...attempt(2, 40, later)])
  return tasks[0]?.attempts[0]?.step
}

describe('a life that is recorded', () => {
  test('has its tasks with their attempts, by the clock of the world', () => {
    const tasks = recordTasks([
      start,
      { type: 'task-start', task, resumed: false },
      ...attempt(1, 2),
      ...attempt(2, 3),
      { type: 'skill-add', name: 'mineStone', version: 1, task: task.name },
      { type: 'task-end', task, status: 'completed', attempts: 2 },
      { type: 'task-start', task: { name: 'Sleep' }, resumed: false },
    ])
    expect(tasks.map(({ minute: at, name, why, status }) => ({ at, name, why, status }))).toEqual([
      { at: 0, name: 'Mine 1 stone', why: 'It is near.', status: 'completed' },
      { at: 5, name: 'Sleep', why: undefined, status: undefined },
    ])
    expect(tasks[0]?.attempts).toMatchObject([
      { minute: 0, status: 'failed', verdict: 'Look 1.', step: { minutes: 2 } },
      { minute: 2, status: 'succeeded', verdict: 'Look 2.', skill: 'mineStone 1' },
    ])
  })

  test('counts what was made, killed and called', () => {
    const call = (primitive: string, detail: Readonly<Record<string, unknown>>): GameEvent => ({
      type: 'primitive-result',
      primitive,
      status: 'succeeded',
      detail,
      tick: 1,
    })
    const cow = { type: 'creature-kill', creature: 'cow', position: { x: 0, y: 0, z: 0 }, tick: 2 } as const
    const step = stepOf([
      call('craftItem', { item: 'stick', gained: 4 }),
      call('craftItem', { item: 'stick', gained: 4 }),
      {
        type: 'primitive-result',
        primitive: 'craftItem',
        status: 'failed',
        detail: { item: 'bow' },
        tick: 1,
      },
      call('brewPotion', { potion: 'strength', count: 2 }),
      cow,
      cow,
    ])
    expect(step?.made).toEqual({ stick: 8, 'potion of strength': 2 })
    expect(step?.killed).toEqual({ cow: 2 })
    expect(step?.calls).toEqual({ craftItem: [2, 1], brewPotion: [1, 0] })
  })

  test('tells what a death has cost, and what of it was picked up within a quarter of an hour', () => {
    const lose = (item: string, tick: number): GameEvent => ({
      type: 'item-change',
      item,
      delta: -1,
      total: 0,
      source: 'hand',
      tick,
    })
    const pick = (item: string, tick: number): GameEvent => ({
      type: 'item-change',
      item,
      delta: 1,
      total: 1,
      source: 'pickup',
      tick,
    })
    const step = stepOf(
      [
        lose('dirt', 5),
        { type: 'death', position: { x: 1.2, y: 64, z: 3 }, cause: 'fell', tick: 10 },
        lose('bow', 11),
        lose('torch', 11),
        { type: 'error', name: 'failed', message: 'It died and lost helmet 1, bow 1; again.', tick: 11 },
        lose('stick', 20),
      ],
      [pick('bow', 12 * minute), pick('torch', 16 * minute), pick('stick', 1)],
    )
    expect(step?.deaths).toEqual([
      {
        minute: 0.01,
        cause: 'fell',
        place: [1, 64, 3],
        dimension: 'overworld',
        lost: { bow: 1, torch: 1, helmet: 1 },
        pickedUp: ['bow'],
      },
    ])
  })

  test('counts blocks of one tick once each', () => {
    const place = (x: number, tick: number): GameEvent => ({
      type: 'block-place',
      block: 'dirt',
      position: { x, y: 0, z: 0 },
      tick,
    })
    const events = [place(1, 5), place(1, 5), place(2, 5), place(3, 5), place(4, 6), place(4, 7), place(4, 7)]
    expect(recordHaste([start, ...attempt(1, 2, events)])).toEqual({ most: 3, ticks: 1 })
  })

  test('has every harm of the End, and one healing until the next', () => {
    const health = (value: number, tick: number): GameEvent => ({
      type: 'health-change',
      health: value,
      food: 20,
      delta: 0,
      tick,
    })
    const step = stepOf([
      health(18, 1),
      { type: 'dimension-change', dimension: 'the_end', tick: 2 },
      health(10, 3),
      health(11, 13),
      health(12, 93),
      health(5, 94),
      health(6, 600),
      health(7, 800),
      { type: 'dimension-change', dimension: 'overworld', tick: 900 },
      health(1, 901),
    ])
    expect(step?.moments?.map(({ minute: _at, ...moment }) => moment)).toEqual([
      { type: 'arrival', dimension: 'the_end' },
      { type: 'harm', from: 18, to: 10 },
      { type: 'healing', from: 10, to: 12 },
      { type: 'harm', from: 12, to: 5 },
      { type: 'healing', from: 5, to: 6 },
      { type: 'healing', from: 6, to: 7 },
      { type: 'arrival', dimension: 'overworld' },
    ])
  })
})

describe('the life that killed the dragon', () => {
  const data = join(import.meta.dirname, '..', '..', 'docs', 'data')
  const life = readLife(join(data, 'dragon.ndjson'))
  const events = brotliDecompressSync(readFileSync(join(data, 'dragon-journal.ndjson.br')))
    .toString()
    .trim()
    .split('\n')
    // Our own file, written by `keep-life.ts`.
    .map((line) => (JSON.parse(line) as JournalRecord).event)

  test('is recorded as its journal has it', () => {
    expect(life.tasks).toEqual(recordTasks(events))
    expect(life.facts).toMatchObject(recordCurves(events))
    expect(life.facts.placedAtOnce).toEqual(recordHaste(events))
    expect(life.tasks.flatMap(({ attempts }) => attempts)).toHaveLength(life.facts.attempts)
  })

  test('used no power and ended with the fight', () => {
    expect(life.facts.operatorCommands).toBe(0)
    const powers = eventsOfLife(events).filter(({ type }) => type === 'operator-command')
    expect(powers).toEqual([])
    const fight = renderFight(life)
    expect(fight).toContain('**kills ender_dragon**')
    expect(fight.indexOf('shoots at end_crystal')).toBeLessThan(fight.indexOf('**kills ender_dragon**'))
  })

  test('has a row for every task', () => {
    const rows = renderTasks(life.tasks).split('\n').slice(2)
    expect(rows).toHaveLength(events.filter(({ type }) => type === 'task-start').length)
  })
})
