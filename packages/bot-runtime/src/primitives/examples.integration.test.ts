import { afterAll, beforeAll, expect, test } from 'vitest'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import { allPrimitives } from './all-primitives.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ clock, seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
  environment = createMinecraftEnvironment({ port: world.port, stepTimeoutMs: 30_000 })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

// They speak of chests, creatures and far places: what is not here, or takes too long, is a result and no error.
test.for(allPrimitives)('the documented example of $name runs as it stands', async ({ example }) => {
  const source = `async function main(bot) {\n${example}\n}`
  const { outcome } = await environment.step({ name: 'main', source })
  expect(outcome).not.toMatchObject({ status: 'failed' })
})
