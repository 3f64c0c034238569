// A goal is solved in a new world with a library that another run filled.
//   node examples/solve-with-learned-skills.ts
import assert from 'node:assert/strict'
import { openGame } from '@voyager-mc/game'
import { createVoyager } from '@voyager-mc/voyager'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'

const game = await openGame({ world: { seed: 11, viewDistanceChunks: 2 }, username: 'Ada' })
const roles = await createDefaultRoles({ version: game.address.version })
await roles.skillLibrary.add(
  {
    name: 'craftOakPlanks',
    source: 'async function craftOakPlanks(bot) { await craftItem(bot, "oak_planks", 1) }',
  },
  { name: 'Craft 4 oak_planks' },
)
await game.reset()
await game.world?.give('Ada', { name: 'oak_log', count: 3 })

const voyager = createVoyager({
  environment: game,
  ...roles,
  // Knows what it was taught and nothing else.
  actionAgent: {
    async generate({ skills }) {
      const calls = skills.map(({ name }) => `  await ${name}(bot)`).join('\n')
      return { name: 'useSkills', source: `async function useSkills(bot) {\n${calls}\n}` }
    },
  },
})
const result = await voyager.solve('Craft 4 oak_planks').result
console.log(result.status, result.detail)
assert.equal(result.status, 'completed')
assert.equal(result.attempts, 1)
assert.deepEqual(
  (await roles.skillLibrary.list()).map(({ name }) => name),
  ['craftOakPlanks'],
)

await game.close()
