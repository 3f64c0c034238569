// What a bot perceives: plain data, and the text a model would read.
//   node examples/observe-the-world.ts
import assert from 'node:assert/strict'
import { openGame } from '@voyager-mc/game'
import { renderObservation } from '@voyager-mc/observation'

const game = await openGame({ world: { seed: 7, viewDistanceChunks: 2 }, username: 'Ada' })

const observation = await game.reset()
const sections = ['biome', 'time', 'nearbyBlocks', 'health', 'hunger', 'inventory'] as const
console.log(renderObservation(observation, { sections }))

assert.equal(observation.name, 'Ada')
assert.equal(observation.health, 20)
assert.ok(observation.nearbyBlocks.some(({ name }) => name === 'grass_block'))
assert.deepEqual(JSON.parse(JSON.stringify(observation)), observation, 'an observation is plain data')

await game.close()
