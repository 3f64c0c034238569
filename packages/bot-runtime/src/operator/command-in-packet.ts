import { holdsCommand, isCommandText } from './command-text.ts'

/** Packets in which an operator's command leaves, and the field that holds it without its slash; `''` with it. */
const commandPackets: Readonly<Record<string, { readonly field: string; readonly slash: string }>> = {
  chat: { field: 'message', slash: '' },
  chat_command: { field: 'command', slash: '/' },
  chat_command_signed: { field: 'command', slash: '/' },
}

/** Packets that only an operator or the creative mode has a use for. */
const operatorPackets: ReadonlySet<string> = new Set([
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
])

/** Channels on which a client describes itself; other channels are doors to plugins, and in old versions to command blocks. */
const plainChannels: ReadonlySet<string> = new Set([
  'minecraft:brand',
  'minecraft:register',
  'minecraft:unregister',
  'MC|Brand',
  'REGISTER',
  'UNREGISTER',
])

/** Packets with texts that the server itself gave out: it takes the slots from them and nothing else. */
const echoes: ReadonlySet<string> = new Set(['window_click'])

/** A command that a packet carries, as far as it can be told. */
export interface PacketCommand {
  readonly text: string
  /** Whether it is one that a permit can let through. */
  readonly isPlain: boolean
}

/** Finds the command in a packet of the client, in every version of the protocol; undefined when there is none. */
export function commandInPacket(name: string, params: unknown): PacketCommand | undefined {
  const known = Object.hasOwn(commandPackets, name) ? commandPackets[name] : undefined
  if (known) return plainCommand(fieldOf(params, known.field), known.slash)
  if (operatorPackets.has(name)) return refused(fieldOf(params, 'command') || name)
  if (name === 'custom_payload') {
    const channel = fieldOf(params, 'channel')
    return plainChannels.has(channel) ? undefined : refused(channel)
  }
  // A lone slash asks for the list of commands, which is how mineflayer waits for earlier commands in 1.19.
  if (name === 'tab_complete')
    return fieldOf(params, 'text') === '/' ? undefined : refused(fieldOf(params, 'text'))
  if (name === 'set_creative_slot') return hasData(params) ? refused(name) : undefined
  const holds = name.startsWith('chat') ? isCommandText : holdsCommand
  const text = echoes.has(name) ? undefined : findText(params, holds)
  return text === undefined ? undefined : refused(text)
}

function plainCommand(value: string, slash: string): PacketCommand | undefined {
  const text = `${slash}${value}`
  return isCommandText(text) ? { text, isPlain: true } : undefined
}

function refused(text: string): PacketCommand {
  return { text, isPlain: false }
}

function fieldOf(params: unknown, field: string): string {
  return typeof params === 'object' && params !== null ? String(Reflect.get(params, field) ?? '') : ''
}

/** Data of an item, which may hold the command of a block: everything but its kind and count. */
const itemFields: ReadonlySet<string> = new Set(['present', 'itemId', 'itemCount', 'blockId', 'itemDamage'])

function hasData(params: unknown): boolean {
  const item: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'item') : undefined
  if (typeof item !== 'object' || item === null) return false
  return Object.entries(item).some(([field, value]: [string, unknown]) => {
    if (itemFields.has(field) || value === undefined || value === null) return false
    return !(Array.isArray(value) && value.length === 0) && value !== 0
  })
}

// No packet of a client is nested deeper, but for the data of items.
const deepest = 16

function findText(value: unknown, holds: (text: string) => boolean, depth = 0): string | undefined {
  if (typeof value === 'string') return holds(value) ? value : undefined
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  // What nobody looked into may hold anything.
  if (depth > deepest) return ''
  for (const inner of Object.values(value)) {
    const text = findText(inner, holds, depth + 1)
    if (text !== undefined) return text
  }
  return undefined
}
