import type { World } from '@voyager-mc/world'
import minecraftData from 'minecraft-data'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLevelWorld, type LevelWorld } from '../../testing/start-level-world.ts'
import { protectSpawn } from '../testing/protect-spawn.ts'
import { standBetween, type Middle, type StandingBetween } from '../testing/stand-between.ts'
import { tryServer } from './try-server.ts'

let level: LevelWorld
let world: World
let server: StandingBetween | undefined
beforeAll(async () => {
  level = await startLevelWorld()
  world = level.world
})
beforeEach(() => level.level())
afterEach(() => server?.close())
afterAll(() => level.stop())

/** Messages of what the server does differently, by the name of the measure. */
async function differences(): Promise<Readonly<Record<string, string>>> {
  const { port } = server ?? world
  const measures = await tryServer({ host: world.host, port, version: world.version })
  const different = measures.filter(({ status }) => status === 'different')
  return Object.fromEntries(different.map(({ name, message }) => [name, message]))
}

/** Tells a player the recipes of the version, without those of the named things. */
function tellRecipes({ toPlayer }: Middle, { without }: { readonly without: readonly string[] }): void {
  const { recipes, items } = minecraftData(world.version)
  const told = Object.keys(recipes)
    .map(Number)
    .filter((id) => !without.includes(items[id]?.name ?? ''))
    .map((itemId) => ({
      type: 'minecraft:crafting_shapeless',
      recipeId: `minecraft:${items[itemId]?.name}`,
      data: {
        group: '',
        category: 0,
        ingredients: [],
        result: { present: true, itemId, itemCount: 1, nbtData: undefined },
      },
    }))
  toPlayer('declare_recipes', { recipes: told })
}

/** Once the world lets the player in, before the bot stands there. */
const letsIn = 'spawn_position'

test('software, recipes, rare time, steps that are taken back and a chat that is swallowed are told', async () => {
  let told = 0
  let steps = 0
  server = await standBetween(world, {
    fromWorld(name, _packet, middle) {
      if (name === letsIn) {
        const brand = Buffer.from('\u0005Paper')
        middle.toPlayer('custom_payload', { channel: 'minecraft:brand', data: brand })
        tellRecipes(middle, { without: ['stick', 'torch'] })
      }
      if (name === 'update_time') told += 1
      return name === 'update_time' && told % 2 === 0
    },
    fromPlayer(name, _packet, { toPlayer }) {
      if (name === 'position') {
        steps += 1
        const { x, y, z } = world.players[0]?.position ?? world.spawn
        if (steps % 20 === 0)
          toPlayer('position', { x, y, z, yaw: 0, pitch: 0, flags: 0, teleportId: 1000 + steps })
        return steps % 20 === 0
      }
      return name.startsWith('chat')
    },
  })
  expect(await differences()).toMatchObject({
    software: 'The server calls itself Paper; the official one says vanilla.',
    recipes: 'The server has no recipe for stick, torch; vanilla has.',
    'time packets': expect.stringMatching(/^The server tells its time every 2\.\d s;/),
    walking: expect.stringMatching(/^[1-9]\d* corrections while walking/),
    chat: expect.stringContaining('did not come back'),
  })
})

test('a place where nobody may dig is told', async () => {
  server = await protectSpawn(world)
  expect(await differences()).toEqual({ digging: expect.stringMatching(/did not break|came back/) })
})

test('all recipes are there', async () => {
  server = await standBetween(world, {
    fromWorld(name, _packet, middle) {
      if (name === letsIn) tellRecipes(middle, { without: [] })
      return false
    },
  })
  expect(await differences()).toEqual({})
})
