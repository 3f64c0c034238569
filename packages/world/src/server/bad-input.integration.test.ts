import fastCheck from 'fast-check'
import minecraftProtocol from 'minecraft-protocol'
import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { World } from '../index.ts'
import { blockAt, hold, near, startQuickArena, testVersion, type Arena } from '../../testing/start-arena.ts'

// A CommonJS module whose names Node cannot see before it runs.
const { createClient } = minecraftProtocol

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

/** Joins as a client does and sends a frame that is right around content that is not. */
function speakNonsense(bytes: Uint8Array, username: string): Promise<void> {
  const { host, port, version } = arena.world
  return new Promise((resolve) => {
    // The check of plugin channels compiles a schema for every client.
    const client = createClient({
      host,
      port,
      version,
      username,
      auth: 'offline',
      validateChannelProtocol: false,
    })
    client.on('error', () => undefined)
    client.once('end', () => resolve())
    client.once('raw.map_chunk', () => {
      client.writeRaw(Buffer.from(bytes))
      client.end('Goodbye.')
    })
  })
}

test('packets of nonsense end the connection of who sent them and nobody else notices', async () => {
  const random = fastCheck.sample(fastCheck.uint8Array({ minLength: 1, maxLength: 60 }), {
    seed: 7,
    numRuns: 30,
  })
  for (const [index, bytes] of random.entries()) {
    await speakNonsense(bytes, `nonsense${index % 3}`)
    await arena.until(() => arena.world.players.length === 1, 'the guest to leave')
  }
  expect(arena.world.players[0]?.name).toBe('tester')
  const tick = arena.world.tick
  await arena.ticks(3)
  expect(arena.world.tick).toBeGreaterThan(tick)
})

test('nothing is placed or hit beyond the reach of an arm', async () => {
  const { world, bot } = arena
  const mob = world.spawnMob('cow', near(bot, 9, 0, 0))
  let hurt = 0
  bot.on('entityHurt', () => {
    hurt += 1
  })
  await arena.give('stone', 1)
  await hold(bot, 'stone')
  const far = near(bot, 0, -1, 9)
  bot._client.write('block_place', {
    hand: 0,
    location: far,
    direction: 1,
    cursorX: 0.5,
    cursorY: 1,
    cursorZ: 0.5,
    insideBlock: false,
    worldBorderHit: false,
    sequence: 3,
  })
  bot._client.write('use_entity', { target: mob, mouse: 1, sneaking: false, x: 0, y: 0, z: 0, hand: 0 })
  await arena.ticks(5)
  expect(world.blockAt(far.offset(0, 1, 0)).name).toBe('air')
  expect(arena.carried()['stone']).toBe(1)
  expect(hurt).toBe(0)
})

/** Every item of one name there is: carried, in chests and lying about. */
function countAll(world: World, name: string): number {
  let count = 0
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('name' in value && value.name === name && 'count' in value) count += Number(value.count)
    for (const inner of Object.values(value)) visit(inner)
  }
  const { players, mechanics } = world.snapshot()
  visit(players)
  visit(mechanics)
  return count
}

const empty = testVersion.startsWith('1.21') ? { itemCount: 0 } : { present: false }

function click(bot: Bot, { slot, button, mode }: { slot: number; button: number; mode: number }): void {
  bot._client.write('window_click', {
    windowId: bot.currentWindow?.id ?? 0,
    stateId: 0,
    action: 1,
    slot,
    mouseButton: button,
    mode,
    item: empty,
    changedSlots: [],
    cursorItem: empty,
  })
}

const clickArbitrary = fastCheck.record({
  slot: fastCheck.constantFrom(-999, 0, 1, 2, 30, 54, 54, 54, 55, 56),
  button: fastCheck.integer({ min: 0, max: 8 }),
  mode: fastCheck.integer({ min: 0, max: 6 }),
})
const movesArbitrary = fastCheck.record({
  clicks: fastCheck.array(fastCheck.tuple(fastCheck.boolean(), clickArbitrary), {
    minLength: 30,
    maxLength: 60,
  }),
  ending: fastCheck.constantFrom('close', 'break', 'leave', 'die'),
})

test('two players who click in one chest while it breaks or they go make and lose nothing', async () => {
  const { world, bot } = arena
  const place = near(bot, 2, 0, 0)
  world.runCommand('/clear tester')
  world.runCommand('/gamerule keepInventory false')
  await arena.give('diamond', 40)
  const breakChest = (): unknown => world.runCommand(`/setblock ${place.x} ${place.y} ${place.z} air destroy`)
  const play = async ({
    clicks,
    ending,
  }: typeof movesArbitrary extends fastCheck.Arbitrary<infer Moves> ? Moves : never): Promise<void> => {
    const partner = await arena.join('partner')
    world.teleport('partner', { ...(world.players[0]?.position ?? world.spawn) })
    world.setBlock(place, 'chest')
    await arena.until(() => blockAt(bot, place).name === 'chest' && blockAt(partner, place).name === 'chest')
    const before = countAll(world, 'diamond')
    await bot.openChest(blockAt(bot, place))
    await partner.openChest(blockAt(partner, place))
    for (const [isPartner, what] of clicks) click(isPartner ? partner : bot, what)
    if (ending === 'break') breakChest()
    if (ending === 'die') world.runCommand('/kill partner')
    if (ending === 'close') bot._client.write('close_window', { windowId: bot.currentWindow?.id ?? 0 })
    partner.quit()
    await arena.until(() => world.players.length === 1, 'the partner to leave')
    await arena.ticks(3)
    expect(countAll(world, 'diamond')).toBe(before)
    if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
    breakChest()
    await arena.ticks(2)
    expect(countAll(world, 'diamond')).toBe(before)
  }
  await fastCheck.assert(fastCheck.asyncProperty(movesArbitrary, play), {
    numRuns: 6,
    seed: 11,
    endOnFailure: true,
  })
})

test('no handler failed', () => {
  const failures = arena.errors.filter((_, index) => arena.errors[index - (index % 2)] !== 'connection')
  expect(failures).toEqual([])
})
