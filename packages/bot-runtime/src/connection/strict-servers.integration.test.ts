import { EnvironmentLostError } from '@voyager-mc/core'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import { standBetween, type StandBetweenOptions, type StandingBetween } from '../testing/stand-between.ts'
import { watchCheating } from '../testing/watch-cheating.ts'

let clock: VirtualClock
let world: World
let server: StandingBetween | undefined
let environment: MinecraftEnvironment | undefined

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ seed: 7, operators: false, viewDistanceChunks: 2 })
})

beforeEach(() => {
  const { x, y, z } = world.spawn
  for (let east = -8; east <= 8; east += 1)
    for (let south = -8; south <= 8; south += 1)
      for (let up = -3; up <= 4; up += 1)
        world.setBlock({ x: x + east, y: y + up, z: z + south }, up < 0 ? 'dirt' : 'air')
})

afterEach(async () => {
  await environment?.close()
  server?.close()
})

afterAll(async () => {
  await world.close()
  clock.uninstall()
})

async function join(options: StandBetweenOptions, username = 'bot'): Promise<MinecraftEnvironment> {
  server = await standBetween(world, options)
  environment = createMinecraftEnvironment({ port: server.port, username })
  await environment.reset()
  return environment
}

const main = (body: string) => ({ name: 'main', source: `async function main(bot) { ${body} }` })

test('an anti-cheat plug-in finds nothing in how the bot walks and digs', async () => {
  const kicks: string[] = []
  const watch = watchCheating(world)
  const here = await join({
    fromPlayer: (name, packet, middle) =>
      watch(name, packet, { ...middle, kick: (words) => void kicks.push(words) }),
  })
  const { outcome, observation } = await here.step(
    main('await mineBlock(bot, "dirt", 2); await exploreUntil(bot, new Vec3(1, 0, 0), 5, () => false)'),
  )
  expect([kicks, outcome.status]).toEqual([[], 'completed'])
  expect(observation.inventory['dirt']).toBeGreaterThanOrEqual(2)
})

test('a plug-in that kicks the bot all the same is named with its remedy', async () => {
  const here = await join({
    fromPlayer: (name, _packet, { kick }) => {
      if (name === 'block_dig') kick('Cheating detected: fast break')
      return name === 'block_dig'
    },
  })
  const error: unknown = await here
    .step(main('await mineBlock(bot, "dirt", 1)'))
    .catch((thrown: unknown) => thrown)
  expect(EnvironmentLostError.isInstance(error) && error.reason).toBe('kicked')
  expect(String(error)).toContain("exempt bot in the server's anti-cheat plug-in")
})

test('a chat filter that swallows every line keeps no program from its end', async () => {
  const withheld: string[] = []
  const here = await join({
    fromPlayer: (name) => {
      if (name.startsWith('chat')) withheld.push(name)
      return name.startsWith('chat')
    },
  })
  const { outcome, observation } = await here.step(
    main('bot.chat("Hello"); await mineBlock(bot, "dirt", 1); bot.chat("Done")'),
  )
  expect([outcome.status, withheld.length]).toEqual(['completed', 2])
  expect(observation.inventory['dirt']).toBeGreaterThanOrEqual(1)
})

test('a server that tells its time once a minute smelts no slower for it', async () => {
  let told = 0
  const here = await join(
    {
      fromWorld: (name) => {
        if (name !== 'update_time') return false
        told += 1
        return told % 60 !== 1
      },
    },
    'smelter',
  )
  for (const [item, count] of [
    ['furnace', 1],
    ['coal', 1],
    ['raw_iron', 2],
  ] as const)
    world.give('smelter', { name: item, count })
  const { outcome, observation } = await here.step(
    main(
      'await placeItem(bot, "furnace", bot.entity.position.offset(2, 0, 0).floored()); await smeltItem(bot, "raw_iron", "coal", 2)',
    ),
  )
  expect(outcome.status).toBe('completed')
  expect(observation.inventory).toMatchObject({ iron_ingot: 2 })
})
