import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { plannerActionAgent } from './planner-action-agent.ts'
import { soundForEnd } from './sound-for-end-source.ts'

const agent = plannerActionAgent({ techTree: createTechTree('1.19.4') })

interface Scene {
  readonly eyes: number
  /** Frames of the portal without an eye of their own. */
  readonly empty: number
  /** Whether the stronghold was found before. */
  readonly isFound: boolean
  readonly isSound?: boolean
}

/** Enters the End from far away; what that takes, and the dimension at the end. */
async function enter({ eyes, empty, isFound, isSound = true }: Scene): Promise<readonly string[]> {
  const { source } = await agent.generate({
    task: { name: 'Enter the end' },
    observation: makeObservation(),
    skills: [],
  })
  const [body = ''] = /async function enterEnd[^]*?\n}\n/.exec(source) ?? []
  const done: string[] = []
  const state = { eyes, empty, isThere: false, dimension: 'overworld' }
  const bot = {
    chat: (text: string) => void done.push(text),
    game: {
      get dimension() {
        return state.dimension
      },
    },
    findBlock: ({ matching }: { readonly matching: string }) =>
      state.isThere && (matching === 'frame' || state.empty === 0) ? {} : null,
  }
  const given = {
    mcData: { blocksByName: { end_portal: { id: 'portal' }, end_portal_frame: { id: 'frame' } } },
    countOf: () => state.eyes,
    openFrames: () => Array.from({ length: state.empty }),
    enterPortal: async () => {
      if (state.isThere && state.empty === 0) state.dimension = 'the_end'
    },
    travelTo: async () => true,
    soundForEnd: async () => isSound,
    recall: async () => (isFound ? {} : null),
    reachStronghold: async () => {
      done.push('reached')
      return (state.isThere = true)
    },
    fillFrames: async () => {
      const count = Math.min(state.eyes, state.empty)
      if (count > 0) done.push(`filled ${count}`)
      state.eyes -= count
      state.empty -= count
    },
    obtainEnderEye: async (_bot: object, count: number) => {
      done.push(`fetched ${count}`)
      Object.assign(state, { eyes: count, isThere: false })
    },
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${body}\nreturn enterEnd`)
  await make(...Object.values(given))(bot)
  return [...done, state.dimension]
}

test('with enough eyes the portal is filled and entered', async () => {
  expect(await enter({ eyes: 13, empty: 11, isFound: false })).toEqual(['reached', 'filled 11', 'the_end'])
})

test('with most of the eyes one fills the frames that were found first, and fetches what they lack', async () => {
  const short = { eyes: 10, isFound: true }
  expect(await enter({ ...short, empty: 10 })).toEqual(['reached', 'filled 10', 'the_end'])
  expect(await enter({ ...short, empty: 11 })).toEqual([
    'reached',
    'filled 10',
    'fetched 1',
    'reached',
    'filled 1',
    'the_end',
  ])
})

test('with too few eyes for frames that nobody has found, all of them are fetched', async () => {
  expect(await enter({ eyes: 10, empty: 11, isFound: false })).toEqual([
    'fetched 16',
    'reached',
    'filled 11',
    'the_end',
  ])
})

test('nobody who is half dead goes through the portal', async () => {
  expect(await enter({ eyes: 13, empty: 11, isFound: false, isSound: false })).toEqual([
    'Too weak for the End.',
    'overworld',
  ])
})

/** Health after a rest before the End, and whether one goes. */
async function rest(
  health: number,
  meals: number,
  { food = 14, y = 20 }: { readonly food?: number; readonly y?: number } = {},
): Promise<readonly [number, boolean]> {
  const bot = {
    health,
    food,
    entity: { position: { y } },
    inventory: { items: () => (meals > 0 ? [{ name: 'bread' }] : []) },
    waitForTicks: async () => {
      if (bot.food >= 18) bot.health = Math.min(20, bot.health + 1)
    },
  }
  const given = {
    stayFed: async () => undefined,
    packMeals: async () => void (meals += 8),
    countMeals: () => meals,
    isMeal: () => true,
    eatFood: async () => {
      meals -= 1
      bot.food = 20
    },
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${soundForEnd.source}\nreturn soundForEnd`)
  const goes = Boolean(await make(...Object.values(given))(bot))
  return [bot.health, goes]
}

test('before the End one eats and rests, and the weak and those with nothing to eat stay', async () => {
  expect(await rest(4, 5)).toEqual([17, true])
  expect(await rest(4, 4)).toEqual([17, false])
  expect(await rest(4, 0)).toEqual([4, false])
  expect(await rest(20, 4)).toEqual([20, true])
  expect(await rest(20, 3)).toEqual([20, false])
  expect(await rest(20, 0, { y: 64 })).toEqual([20, true])
  expect(await rest(11, 4, { food: 18 })).toEqual([17, true])
})
