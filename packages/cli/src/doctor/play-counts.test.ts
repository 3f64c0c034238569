import type { GameEvent } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { expect, test } from 'vitest'
import { openPlayCounts } from './play-counts.ts'

function lines(
  events: readonly VoyagerEvent[],
  { inGame = [] }: { readonly inGame?: readonly GameEvent[] } = {},
): readonly string[] {
  const counts = openPlayCounts()
  events.forEach(counts.hear)
  inGame.forEach(counts.look)
  return counts
    .findings({ result: undefined, minutes: 10, isInTime: true })
    .map(({ name, status, detail }) => `${status} ${name}: ${detail}`)
}

const refusalOf = (primitive: string, message: string): GameEvent => ({
  type: 'primitive-result',
  tick: 1,
  primitive,
  status: 'failed',
  reason: 'refused',
  detail: { message },
})

test('what the server refused is told once, with how often and the first words', () => {
  const why = 'I cannot do the recipe for stick 1 times: the result did not arrive'
  const inGame = [
    refusalOf('craftItem', why),
    refusalOf('craftItem', 'other words'),
    refusalOf('mineBlock', 'Mined 0 dirt; the server does not let me dig here'),
  ]
  expect(lines([], { inGame }).slice(1)).toEqual([
    `warning refused: craftItem was refused 2 times: ${why}`,
    'warning refused: mineBlock was refused once: Mined 0 dirt; the server does not let me dig here',
  ])
})

test('what the rules of the game refuse is no difference', () => {
  expect(lines([], { inGame: [refusalOf('sleepInBed', 'I cannot sleep: it is day')] })).toHaveLength(1)
})

test('deaths and losses of the connection are told with their words', () => {
  const events: VoyagerEvent[] = [
    {
      type: 'environment-lost',
      reason: 'kicked',
      message: 'The server sent bot away: Flying is not enabled.',
    },
    { type: 'environment-lost', reason: 'kicked', message: 'again' },
  ]
  const inGame: GameEvent[] = [
    { type: 'death', tick: 1, position: { x: 0, y: 64, z: 0 }, cause: 'was slain by Zombie' },
  ]
  expect(lines(events, { inGame })).toEqual([
    expect.stringMatching(/kinds of items held; it died once \(was slain by Zombie\)$/),
    'warning connection: it was lost 2 times: The server sent bot away: Flying is not enabled',
  ])
})

test('a task that the end of the play broke off is named, and one that ended is not', () => {
  const task = { name: 'Craft 1 stick' }
  const started: VoyagerEvent = { type: 'task-start', task, resumed: false }
  const [begun] = lines([started])
  const [ended] = lines([started, { type: 'task-end', task, status: 'failed', attempts: 1, reason: 'why' }])
  expect(begun).toMatch(/; Craft 1 stick was under way$/)
  expect(ended).not.toContain('under way')
})
