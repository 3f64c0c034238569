import type { GameEvent } from '@voyager-mc/core'
import {
  installVirtualClock,
  startWorld,
  supportedVersions,
  type VirtualClock,
  type World,
} from '@voyager-mc/world'
import fc from 'fast-check'
import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

const program = (body: string) => ({ name: 'main', source: `async function main(bot) { ${body} }` })
const refusedIn = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'command-refusal' ? [event.command] : []))

interface SentPacket {
  readonly name: string
  readonly params: unknown
}

// Everything is an operator's here: what leaves is obeyed.
describe.each(supportedVersions)('on version %s', (version) => {
  let clock: VirtualClock
  let world: World
  let environment: MinecraftEnvironment
  let bot: Bot
  const events: GameEvent[] = []
  const record: Recording = { sent: [], isHeld: false }

  beforeAll(async () => {
    clock = installVirtualClock(globalThis)
    world = await startWorld({ version, seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
    environment = createMinecraftEnvironment({
      port: world.port,
      version,
      operator: { reset: true },
      onEvent: (event) => void events.push(event),
    })
    await environment.reset()
    if (!environment.bot) throw new Error('The bot is gone.')
    bot = environment.bot
    recordSent(bot, record)
  })
  afterAll(async () => {
    await environment.close()
    await world.close()
    clock.uninstall()
  })

  const rest = (ticks = 5) => environment.step(program(`await bot.waitForTicks(${ticks})`))

  test('a command behind the place where chat is split stays, and the event says so', async () => {
    bot.chat(`${'a'.repeat(256)}/give @s diamond 64`)
    const { observation, events: seen } = await rest(20)
    expect(observation.inventory).toEqual({})
    expect(refusedIn(seen)).toEqual(['/give @s diamond 64'])
  })

  test('a command on a line of its own stays', async () => {
    bot.chat('hello\n/give @s diamond 64\n \t/give @s dirt')
    const { observation, events: seen } = await rest(20)
    expect(observation.inventory).toEqual({})
    expect(refusedIn(seen)).toHaveLength(2)
  })

  test('no way of talking lets a generated command through', async () => {
    record.sent.length = 0
    // So much talk would end the connection.
    record.isHeld = true
    fc.assert(
      fc.property(speech, (say) => {
        say(bot)
      }),
      { numRuns: 400, seed: 1 },
    )
    record.isHeld = false
    const said = record.sent.filter(({ name }) => name.startsWith('chat'))
    expect(said.length).toBeGreaterThan(20)
    expect(record.sent.filter(carriesCommand)).toEqual([])
    expect((await rest()).observation.inventory).toEqual({})
  })

  test('no packet of the protocol lets a command through', async () => {
    record.sent.length = 0
    for (const [name, params] of directPackets) bot._client.write(name, params)
    bot._client.writeRaw(Buffer.from([3, 6, ...Buffer.from('/clear')]))
    expect(record.sent).toEqual([])
    const { events: seen, observation } = await rest()
    expect(refusedIn(seen)).toHaveLength(directPackets.length + 1)
    expect(observation.health).toBe(20)
  })

  test('a power that is on still works', async () => {
    const observation = await environment.reset({ mode: 'hard', inventory: { oak_log: 3 } })
    expect(observation.inventory).toEqual({ oak_log: 3 })
    expect(events).toContainEqual(
      expect.objectContaining({ power: 'reset', command: '/give @s minecraft:oak_log 3' }),
    )
  })
})

interface Recording {
  readonly sent: SentPacket[]
  /** Whether packets end here. */
  isHeld: boolean
}

function recordSent({ _client: client }: Bot, record: Recording): void {
  // The stream below every way of writing a packet; the declaration leaves it out.
  const { serializer } = client as unknown as { serializer: { write(packet: SentPacket): boolean } }
  const write = serializer.write.bind(serializer)
  serializer.write = (packet) => {
    record.sent.push(packet)
    return record.isHeld || write(packet)
  }
}

const command = 'give @s diamond 64'

/** What a server makes of a text before it looks for the slash. */
function carriesCommand({ name, params }: SentPacket): boolean {
  if (/command|tab_complete|creative/.test(name)) return true
  if (name === 'window_click' || typeof params !== 'object' || params === null) return false
  return Object.values(params).some((value) => typeof value === 'string' && value.trim().startsWith('/'))
}

const text = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('', ' ', '\n', '\t', '\r\n', '\u00a0', '\u200b', '\ufeff', '§a', '\u0000', '\ud800'),
      fc.string({ maxLength: 300 }),
      fc.nat({ max: 1100 }).map((length) => 'a'.repeat(length)),
      fc.nat({ max: 1100 }).map((length) => ' '.repeat(length)),
    ),
    fc.constantFrom('/', '//', '/minecraft:', '\n/', ' /'),
  )
  .map(([before, slash]) => `${before}${slash}${command}`)

const word = fc.oneof(fc.string(), fc.constantFrom('bot', 'two words', 'bot\n/give @s diamond', '@s hello\n'))

/** Ways in which a bot can be made to say something. */
const speech: fc.Arbitrary<(bot: Bot) => void> = fc.oneof(
  text.map((said) => (bot: Bot) => bot.chat(said)),
  fc.tuple(word, text).map(
    ([name, said]) =>
      (bot: Bot) =>
        bot.whisper(name, said),
  ),
  text.map((said) => (bot: Bot) => bot._client.chat(said)),
  text.map((said) => (bot: Bot) => {
    bot.tabComplete(said, true, false, 1).catch(() => undefined)
  }),
)

const location = { x: 0, y: 64, z: 0 }
const click = '{"text":"a","clickEvent":{"action":"run_command","value":"/op bot"}}'

const directPackets: readonly (readonly [string, object])[] = [
  ['chat', { message: `/${command}` }],
  ['chat_message', { message: ` /${command}` }],
  ['chat_preview', { query: 1, message: `/${command}` }],
  ['chat_command', { command }],
  ['chat_command_signed', { command }],
  ['tab_complete', { transactionId: 1, text: command }],
  ['update_command_block', { location, command, mode: 1, flags: 5 }],
  ['update_command_block_minecart', { entityId: 1, command, track_output: false }],
  ['update_sign', { location, text1: `/${command}`, text2: '', text3: '', text4: '' }],
  ['update_sign', { location, text1: click, text2: '', text3: '', text4: '' }],
  ['edit_book', { hand: 0, pages: ['hello', `/${command}`], title: 'a' }],
  ['edit_book', { hand: 0, pages: [click], title: 'a' }],
  ['name_item', { name: `/${command}` }],
  ['custom_payload', { channel: 'MC|AdvCmd', data: Buffer.from(command) }],
  [
    'set_creative_slot',
    { slot: 36, item: { present: true, itemId: 1, nbtData: { value: { Command: command } } } },
  ],
  ['update_structure_block', { location, action: 3, name: 'a' }],
  ['update_jigsaw_block', { location, name: 'a' }],
  ['generate_structure', { location, levels: 1, keepJigsaws: false }],
  ['set_difficulty', { newDifficulty: 0 }],
  ['lock_difficulty', { locked: true }],
  ['change_gamemode', { mode: 'creative' }],
  ['set_test_block', { position: location, mode: 0, message: command }],
  ['test_instance_block_action', { pos: location, action: 1 }],
  ['query_entity_nbt', { transactionId: 1, entityId: 1 }],
]
