import { seededRandom, type Curriculum } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { attempts } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { createDefaultRoles } from './create-default-roles.ts'

// Nothing is held, near or seen, and no step changes that.
const theVoid = makeObservation({
  position: { x: 0, y: -60, z: 0 },
  inventory: {},
  nearbyBlocks: [],
  nearbyEntities: [],
  seenBlocks: [],
})

const impossible = [
  'Craft 1 bedrock_pickaxe',
  'Mine 1,000 diamonds',
  'Mine -3 dirt',
  'Mine 2.5 dirt',
  'Mine 1 unobtainium',
  'Mine 1 bedrock',
  '',
]

async function learn(curriculum?: Curriculum) {
  const roles = await createDefaultRoles({ version: '1.19.4', random: seededRandom(1) })
  const environment = fakeEnvironment({ observation: theVoid })
  const store = memoryRunStore()
  const voyager = createVoyager({
    environment,
    ...roles,
    ...(curriculum && { curriculum }),
    store,
    attemptsPerTask: 1,
  })
  const until = attempts(impossible.length)
  const { attempts: made, completed } = await voyager.learn({ until }).result
  const ends = (await Array.fromAsync(store.readJournal())).flatMap(({ event }) =>
    event.type === 'attempt-end' ? [event] : [],
  )
  return { made, completed, ends }
}

test('goes on in the void with empty pockets', async () => {
  const { made, completed } = await learn()
  expect({ made, completed }).toEqual({ made: impossible.length, completed: [] })
})

test('rejects impossible tasks with the reason, one after the other', async () => {
  const names = [...impossible]
  const curriculum: Curriculum = {
    propose: async () => ({ name: names.shift() ?? 'Explore' }),
    record: async () => undefined,
  }
  const { ends } = await learn(curriculum)
  expect(ends.map(({ task, status, problem }) => ({ task: task.name, status, problem })))
    .toMatchInlineSnapshot(`
    [
      {
        "problem": "There is no item or block named "bedrock_pickaxe"; say it otherwise. The nearest that is understood is "Craft 1 pickaxe".",
        "status": "rejected",
        "task": "Craft 1 bedrock_pickaxe",
      },
      {
        "problem": "1000 diamond are too many for one task; ask for at most 512.",
        "status": "rejected",
        "task": "Mine 1,000 diamonds",
      },
      {
        "problem": "The quantity -3 is not a whole number above 0; ask for at least 1.",
        "status": "rejected",
        "task": "Mine -3 dirt",
      },
      {
        "problem": "The quantity 2.5 is not a whole number above 0; ask for at least 1.",
        "status": "rejected",
        "task": "Mine 2.5 dirt",
      },
      {
        "problem": "There is no item or block named "unobtainium"; use a name from the game. The nearest that is understood is "Mine 3 iron_ore".",
        "status": "rejected",
        "task": "Mine 1 unobtainium",
      },
      {
        "problem": "bedrock cannot be had in survival; choose another thing to mine. The nearest that can be done is "Mine 1 black_bed".",
        "status": "rejected",
        "task": "Mine 1 bedrock",
      },
      {
        "problem": "The task is empty; write a verb and a thing, such as Mine 3 iron_ore.",
        "status": "rejected",
        "task": "",
      },
    ]
  `)
})
