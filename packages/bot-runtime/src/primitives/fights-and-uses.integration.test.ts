import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, difficulty: 'easy', gamerules })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  world.runCommand('time set 14000')
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

type Offset = readonly [number, number, number]
const floor = 150

function fill([x1, y1, z1]: Offset, [x2, y2, z2]: Offset, block: string): void {
  world.runCommand(`fill ${x1} ${floor + y1} ${z1} ${x2} ${floor + y2} ${z2} ${block}`)
}

const wheat = ([x, y, z]: Offset): void => {
  fill([x, y - 1, z], [x, y - 1, z], 'farmland[moisture=7]')
  fill([x, y, z], [x, y, z], 'wheat[age=0]')
}

const spawn = (kind: string, [x, y, z]: Offset): unknown =>
  world.spawnMob(kind, { x: x + 0.5, y: floor + y, z: z + 0.5 })

beforeEach(() => {
  world.runCommand('kill @e[type=!player]')
  // Nothing falls or walks off.
  fill([-5, -5, -9], [15, 6, 9], 'bedrock')
  fill([-4, -5, -8], [14, -1, 8], 'dirt')
  fill([-4, 0, -8], [14, 6, 8], 'air')
  world.runCommand('clear bot')
  world.teleport('bot', { x: 0.5, y: floor, z: 0.5 })
})

/** Runs one call; resolves with its result and with what the program was told. */
async function call(source: string): Promise<{ readonly result: unknown; readonly said: string }> {
  const body = `await bot.waitForTicks(15)\n${source}`
  const { events } = await environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
  const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
  return { result: events.findLast(({ type }) => type === 'primitive-result'), said: said.join('\n') }
}

test.for([
  ['lava_bucket', 'dirt', 'lava', (): void => undefined],
  ['water_bucket', 'lava', 'obsidian', (): void => fill([6, -2, -1], [8, -1, 1], 'lava')],
] as const)('useItemOn pours %s on %s', { retry: 0 }, async ([item, target, made, build]) => {
  build()
  world.runCommand(`give bot ${item}`)
  const { result, said } = await call(
    `await useItemOn(bot, "${item}", "${target}")\nconsole.log(bot.findBlock({ matching: mcData.blocksByName.${made}.id, maxDistance: 16 })?.name)`,
  )
  expect(result).toMatchObject({ status: 'succeeded' })
  expect(said).toContain(made)
})

describe('killMob reaches what goTo would reach', () => {
  const terrains: Readonly<Record<string, { readonly build: () => void; readonly at: Offset }>> = {
    'a pit': { build: () => fill([6, -3, -2], [10, -1, 2], 'air'), at: [8, -3, 0] },
    'a pillar': { build: () => fill([8, 0, 0], [8, 3, 0], 'stone'), at: [8, 4, 0] },
    'a closed hut': {
      build() {
        fill([7, 0, -2], [11, 3, 2], 'stone')
        fill([8, 0, -1], [10, 2, 1], 'air')
      },
      at: [9, 0, 0],
    },
    'the other side of a ravine': { build: () => fill([4, -5, -8], [6, -1, 8], 'air'), at: [9, 0, 0] },
  }
  test.for(Object.entries(terrains))('in %s', { retry: 0 }, async ([_name, { build, at }]) => {
    build()
    for (const name of ['iron_sword', 'stone_pickaxe']) world.give('bot', { name, count: 1 })
    world.give('bot', { name: 'dirt', count: 16 })
    spawn('sheep', at)
    const { result, said } = await call('await killMob(bot, "sheep", 120)')
    expect(result, said).toMatchObject({ status: 'succeeded', detail: { weapon: 'iron_sword' } })
  })

  test('and says what is in the way of what it cannot reach', { retry: 0 }, async () => {
    fill([-2, -1, -2], [2, 4, 2], 'bedrock')
    fill([0, 0, 0], [0, 1, 0], 'air')
    spawn('sheep', [6, 0, 0])
    const { said } = await call('await killMob(bot, "sheep", 120)')
    expect(said).toMatch(/Failed to kill sheep: .*bedrock at \(1, .* cannot be dug/)
  })
})

test('a death ends the program with its cause, place and losses', { retry: 0 }, async () => {
  world.give('bot', { name: 'cobblestone', count: 5 })
  setTimeout(() => world.runCommand('kill bot'), 2000)
  const source = 'async function main(bot) { await bot.waitForTicks(400); console.log("went on") }'
  const { outcome, events, observation } = await environment.step({ name: 'main', source })
  expect(outcome).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/died at \(0, 150, 0\) \(bot was killed\) and lost cobblestone 5; /),
  })
  expect(JSON.stringify(events)).not.toContain('went on')
  expect(observation.health).toBe(20)
})

test('attackTarget kills this creature and not the nearest one', { retry: 0 }, async () => {
  spawn('cow', [3, 0, 0])
  world.give('bot', { name: 'iron_sword', count: 1 })
  spawn('cow', [9, 0, 0])
  const { result, said } = await call(`
    const herd = () => Object.values(bot.entities).filter((entity) => entity.name === "cow")
    for (let wait = 0; wait < 40 && herd().length < 2; wait += 1) await bot.waitForTicks(5)
    const cows = herd()
    cows.sort((a, b) => b.position.distanceTo(bot.entity.position) - a.position.distanceTo(bot.entity.position))
    console.log(cows.length, (await attackTarget(bot, cows[0])).status, cows[1].id in bot.entities)
    console.log((await attackTarget(bot, cows[0])).reason)
  `)
  expect(result, said).toMatchObject({ primitive: 'attackTarget', reason: 'not-found' })
})

describe('useItemOn', () => {
  const uses: readonly (readonly [string, string, () => unknown, Readonly<Record<string, number>>])[] = [
    ['bucket', 'water', () => fill([5, -1, -2], [9, -1, 2], 'water'), { water_bucket: 1 }],
    ['bucket', 'lava', () => fill([6, -1, -1], [8, -1, 1], 'lava'), { lava_bucket: 1 }],
    ['bucket', 'cow', () => spawn('cow', [6, 0, 0]), { milk_bucket: 1 }],
    ['lime_dye', 'sheep', () => spawn('sheep', [6, 0, 0]), {}],
    ['lead', 'cow', () => spawn('cow', [6, 0, 0]), {}],
    ['saddle', 'pig', () => spawn('pig', [6, 0, 0]), {}],
    ['oak_boat', 'water', () => fill([5, -1, -2], [9, -1, 2], 'water'), {}],
    ['pig_spawn_egg', 'stone', () => fill([5, -1, 0], [5, -1, 0], 'stone'), {}],
    ['ender_eye', 'end_portal_frame', () => fill([5, 0, 0], [5, 0, 0], 'end_portal_frame'), {}],
    ['bone_meal', 'wheat', () => wheat([5, 0, 0]), {}],
    ['wooden_hoe', 'dirt', () => undefined, {}],
    ['flint_and_steel', 'stone', () => fill([5, -1, 0], [5, -1, 0], 'stone'), {}],
    ['wheat_seeds', 'farmland', () => fill([5, -1, 0], [5, -1, 0], 'farmland'), {}],
  ]
  test.for(uses)('uses %s on %s', { retry: 0 }, async ([item, target, build, gained]) => {
    build()
    world.give('bot', { name: item, count: 1 })
    expect((await call(`await useItemOn(bot, "${item}", "${target}")`)).result).toMatchObject({
      status: 'succeeded',
      detail: { gained },
    })
  })

  test('holds the item again after digging its way', { retry: 0 }, async () => {
    fill([6, -3, -2], [10, -1, 2], 'air')
    spawn('cow', [8, -3, 0])
    for (const name of ['bucket', 'stone_pickaxe']) world.give('bot', { name, count: 1 })
    world.give('bot', { name: 'dirt', count: 8 })
    const { result } = await call('await useItemOn(bot, "bucket", "cow")')
    expect(result).toMatchObject({ status: 'succeeded', detail: { gained: { milk_bucket: 1 } } })
  })

  test(
    'gives bones until a wolf is tame, and says that another has to be found then',
    { retry: 0 },
    async () => {
      spawn('wolf', [6, 0, 0])
      world.give('bot', { name: 'bone', count: 30 })
      const use = 'await useItemOn(bot, "bone", "wolf")'
      expect((await call(use)).result).toMatchObject({ status: 'succeeded' })
      expect((await call(use)).said).toMatch(
        /No wolf nearby on which bone does something: the nearest is tame already/,
      )
    },
  )

  test('names a creature, and says why a tag without a name does nothing', { retry: 0 }, async () => {
    spawn('chicken', [6, 0, 0])
    world.give('bot', { name: 'name_tag', count: 1 })
    const use = 'await useItemOn(bot, "name_tag", "chicken")'
    expect((await call(use)).said).toMatch(/until it is named at an anvil/)
    world.runCommand('clear bot')
    world.give('bot', { name: 'name_tag', count: 1, customName: 'Ada' })
    expect((await call(use)).result).toMatchObject({ status: 'succeeded' })
  })

  test('says what the look met, and that a use is impossible only once', { retry: 0 }, async () => {
    fill([5, -1, -2], [9, -1, 2], 'water')
    world.give('bot', { name: 'stick', count: 1 })
    const use = 'await useItemOn(bot, "stick", "water")'
    expect((await call(use)).said).toMatch(/stick on water \d times changed nothing; the look met water at/)
    expect((await call(use)).said).toMatch(/it cannot be done here and is not tried again/)
    expect((await call(use)).result).toMatchObject({ reason: 'not-possible' })
  })

  test('shears a sheep of the colour that is asked for', { retry: 0 }, async () => {
    for (const x of [3, 5, 7]) spawn('sheep', [x, 0, 0])
    world.give('bot', { name: 'shears', count: 1 })
    const missing = await call('await useItemOn(bot, "shears", "magenta_sheep")')
    expect(missing.result).toMatchObject({ reason: 'not-found' })
  })
})
