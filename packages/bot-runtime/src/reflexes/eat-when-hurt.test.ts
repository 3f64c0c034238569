import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { eatWhenHurt } from './eat-when-hurt.ts'

interface Scene {
  readonly food?: number
  /** Tick at which the potato comes to be held. */
  readonly gotAt: number
  readonly ticks: number
  readonly keeps?: readonly string[]
  /** Whether it stands in the dragon's breath. */
  readonly isInBreath?: boolean
}

const cloud = { id: 7, name: 'area_effect_cloud', position: new Vec3(0.5, 64, 0.5), metadata: [] }

/** Items that a hurt bot on a walk has eaten after so many ticks. */
async function eatenIn({
  food = 12,
  gotAt,
  ticks,
  keeps = [],
  isInBreath = false,
}: Scene): Promise<readonly string[]> {
  const eaten: string[] = []
  const slots: ({ readonly name: string; readonly count: number } | null)[] = Array.from(
    { length: 46 },
    () => null,
  )
  const bot = fakeBot({
    health: 8,
    food,
    game: { dimension: 'the_end' },
    entities: isInBreath ? { 7: cloud } : {},
    currentWindow: null,
    targetDigBlock: null,
    pathfinder: { goal: {}, movements: {}, setMovements: () => undefined },
    stopDigging: () => undefined,
    clearControlStates: () => undefined,
    inventory: { slots, items: () => slots.filter((item) => item !== null) },
    registry: { foodsByName: { baked_potato: { foodPoints: 5 } }, entitiesByName: {} },
    equip: async () => undefined,
    consume: async () => void eaten.push(slots.find((item) => item !== null)?.name ?? ''),
  })
  const stop = eatWhenHurt(bot, { signal: new AbortController().signal, say: () => undefined, keeps })
  for (let tick = 1; tick <= ticks && eaten.length === 0; tick += 1) {
    if (tick === gotAt) slots[36] = { name: 'baked_potato', count: 1 }
    bot.emit('physicsTick')
    if (tick % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  stop()
  return eaten
}

test('leaves food that was just got to the program, and eats it later', async () => {
  expect(await eatenIn({ gotAt: 50, ticks: 500 })).toEqual([])
  expect(await eatenIn({ gotAt: 50, ticks: 800 })).toEqual(['baked_potato'])
})

test('eats what was just got when starving', async () => {
  expect(await eatenIn({ food: 3, gotAt: 50, ticks: 500 })).toEqual(['baked_potato'])
})

test('leaves food that the task counts alone, unless starving', async () => {
  const keeps = ['baked_potato']
  expect(await eatenIn({ gotAt: 50, ticks: 1500, keeps })).toEqual([])
  expect(await eatenIn({ gotAt: 50, ticks: 1500, keeps: ['potato'] })).toEqual(['baked_potato'])
  expect(await eatenIn({ food: 3, gotAt: 50, ticks: 500, keeps })).toEqual(['baked_potato'])
})

test('nobody eats in the dragon’s breath', async () => {
  expect(await eatenIn({ gotAt: 50, ticks: 800, isInBreath: true })).toEqual([])
})
