import minecraftData from 'minecraft-data'
import mineflayerPackage from 'mineflayer'
import { expect, test } from 'vitest'
import { commandInPacket } from './command-in-packet.ts'
import { holdsCommand, isCommandText } from './command-text.ts'

test.for([
  '/give @s dirt',
  ' /give',
  '\t\n/op me',
  '\u00a0\u200b\ufeff/op me',
  '§a§l/op me',
  '\u0000\ud800/op me',
])('%j is a command', (text) => {
  expect(isCommandText(text)).toBe(true)
})

test.for(['', 'hello', 'a/b', 'and/or', 'see https://example.org', '1/2', '. /give'])(
  '%j is none',
  (text) => {
    expect(isCommandText(text)).toBe(false)
  },
)

test('long runs of white space cost no more than their length', () => {
  const text = `${' §a\u200b'.repeat(200_000)}x`
  const started = process.cpuUsage()
  expect(isCommandText(text)).toBe(false)
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
})

test('a click that runs a command is found however it is spelt', () => {
  expect(holdsCommand('{"clickEvent":{"action":"run_command","value":"op me"}}')).toBe(true)
  expect(holdsCommand('{"\\u0063lickEvent":{}}')).toBe(true)
  expect(holdsCommand('{"text":"click on the chest"}')).toBe(false)
})

test('plain traffic passes', () => {
  expect(commandInPacket('position', { x: 1, y: 64, z: 1, onGround: true })).toBeUndefined()
  expect(commandInPacket('chat_message', { message: 'hello' })).toBeUndefined()
  expect(commandInPacket('tab_complete', { text: '/' })).toBeUndefined()
  expect(commandInPacket('custom_payload', { channel: 'minecraft:brand', data: 'vanilla' })).toBeUndefined()
  const item = { present: true, itemId: 1, itemCount: 1, nbtData: undefined }
  expect(commandInPacket('set_creative_slot', { slot: 36, item })).toBeUndefined()
  // A renamed item in the hand says nothing to the server.
  expect(commandInPacket('window_click', { cursorItem: { nbtData: { Name: '/kit' } } })).toBeUndefined()
})

test('only chat and command packets can be let through', () => {
  expect(commandInPacket('chat', { message: '/seed' })).toEqual({ text: '/seed', isPlain: true })
  expect(commandInPacket('chat_command', { command: 'seed' })).toEqual({ text: '/seed', isPlain: true })
  expect(commandInPacket('chat_message', { message: '/seed' })).toMatchObject({ isPlain: false })
  expect(commandInPacket('update_command_block', { command: '/seed' })).toMatchObject({ isPlain: false })
})

test.for([
  'update_command_block',
  'update_command_block_minecart',
  'update_structure_block',
  'update_jigsaw_block',
  'generate_structure',
  'set_test_block',
  'test_instance_block_action',
  'set_difficulty',
  'lock_difficulty',
  'change_gamemode',
  'query_block_nbt',
  'query_entity_nbt',
  'chat_command_signed',
])('%s never passes by itself', (name) => {
  expect(commandInPacket(name, {})).toBeDefined()
})

test('channels of plugins and old command blocks are closed', () => {
  expect(
    commandInPacket('custom_payload', { channel: 'MC|AdvCmd', data: Buffer.from('op me') }),
  ).toBeDefined()
  expect(commandInPacket('tab_complete', { text: 'op ' })).toBeDefined()
})

test('a text that is buried too deep to look at does not pass', () => {
  let item: object = { Command: 'op me' }
  for (let depth = 0; depth < 30; depth += 1) item = { inner: item }
  expect(commandInPacket('edit_book', { new_book: item })).toBeDefined()
})

// Packets with texts that were looked at and hold no command; a packet that is not here is a reason to look.
const harmless =
  /^(settings|select_known_packs|pick_item|select_trade|craft_recipe_request|displayed_recipe|held_item_slot|advancement_tab|set_slot_state|select_bundle_item|chat_session_update|resource_pack_receive|cookie_response|recipe_book|window_click|update_sign|edit_book|name_item|set_beacon_effect|use_item|debug_subscription_request|accept_code_of_conduct|custom_click_action)$/

/** The kinds of fields in which a text can travel. */
const textual =
  /"(p?string|anonymousNbt|nbt|anonOptionalNbt|optionalNbtType|restBuffer|[sS]lot|Hashed?Slot|UntrustedSlot)"/

test.for(mineflayerPackage.testedVersions.filter((version) => !/^1\.(8|9|1[0-3])(\.|$)/.test(version)))(
  'every packet of %s that can hold a text is known',
  (version) => {
    const { types } = minecraftData(version).protocol.play.toServer
    const unknown = Object.entries(types)
      .filter(([name, shape]) => name.startsWith('packet_') && textual.test(JSON.stringify(shape)))
      .map(([name]) => name.slice('packet_'.length))
      .filter((name) => !harmless.test(name) && !isGated(name))
    expect(unknown).toEqual([])
  },
)

function isGated(name: string): boolean {
  const text = '/op me'
  const params = { message: text, command: text, text, channel: 'MC|AdvCmd', item: { nbtData: { text } } }
  return commandInPacket(name, params) !== undefined
}

test('a text of colour codes without a slash is read once, however long it is', () => {
  const startedAt = performance.now()
  for (const codes of ['§ ', '§§', '§a', '\u200b§ '])
    expect(isCommandText(`${codes.repeat(5000)}x`)).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

test.each(['§§a/op', '§a§/op', '§ /op', '§/op', '§ab'])(
  'codes in front of a slash are told from words: %s',
  (text) => {
    expect(isCommandText(text)).toBe(text.endsWith('/op'))
  },
)
