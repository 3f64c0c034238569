import { EnvironmentLostError } from '@voyager-mc/core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLevelWorld, type LevelWorld } from '../../testing/start-level-world.ts'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import { standBetween, type StandBetweenOptions, type StandingBetween } from '../testing/stand-between.ts'

let level: LevelWorld
let server: StandingBetween | undefined
let environment: MinecraftEnvironment | undefined
beforeAll(async () => {
  level = await startLevelWorld()
})
beforeEach(() => level.level())
afterEach(async () => {
  await environment?.close()
  server?.close()
})
afterAll(() => level.stop())

async function join(options: StandBetweenOptions, username = 'bot'): Promise<MinecraftEnvironment> {
  server = await standBetween(level.world, options)
  environment = createMinecraftEnvironment({ port: server.port, username })
  await environment.reset()
  return environment
}

const main = (body: string) => ({ name: 'main', source: `async function main(bot) { ${body} }` })

test('an anti-cheat plug-in that kicks the bot is named with its remedy', async () => {
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
