// Joins a server that runs elsewhere, by host and port, and does one task there by the rules of the tech tree.
//   node examples/live-server.ts 192.168.1.20 25565
// Without arguments a world of ours plays the part of that server.
import assert from 'node:assert/strict'
import { createDefaultVoyager } from '@voyager-mc/voyager/preset'
import { startWorld, type World } from '@voyager-mc/world'

const [host, port = '25565'] = process.argv.slice(2)
const standIn = host?.includes('.') === true ? undefined : await startStandIn()

const voyager = await createDefaultVoyager({
  host: standIn?.host ?? host ?? '127.0.0.1',
  port: standIn?.port ?? Number(port),
  version: '1.19.4',
  username: 'voyager',
})
const run = voyager.rollout('Mine 1 wood log')
for await (const event of run) {
  if (event.type === 'attempt-end') console.log(`attempt ${event.attempt}: ${event.status}`)
}
const { status, observation } = await run.result
console.log(status, observation.inventory)
assert.equal(status, 'completed')

await voyager.close()
await standIn?.close()

/** A world with a log beside the spawn, so that the task is near. */
async function startStandIn(): Promise<World> {
  const world = await startWorld({ seed: 7, operators: false, viewDistanceChunks: 2 })
  const { x, y, z } = world.spawn
  world.setBlock({ x: x + 2, y, z }, 'oak_log')
  return world
}
