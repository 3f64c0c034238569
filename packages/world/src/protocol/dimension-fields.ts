import type { WorldContext } from '../context/world-context.ts'
import { gameModes } from '../context/game-mode.ts'
import type { Player } from '../context/player.ts'

// The wire form of "no previous game mode".
const noGameMode = 255

/** The login packet of a version as recorded by minecraft-data; its dimension data is sent back unchanged. */
export function recordedLogin(world: WorldContext): Readonly<Record<string, unknown>> {
  // minecraft-data declares the recorded packet loosely; only its own fields are spread into packets.
  return (world.registry.loginPacket ?? {}) as unknown as Readonly<Record<string, unknown>>
}

/** The `worldState` structure that 1.20.5 and newer carry in login and respawn packets. */
export function spawnState(world: WorldContext, player: Player): unknown {
  const recorded = recordedLogin(world)['worldState']
  if (typeof recorded !== 'object' || recorded === null) return undefined
  const name = dimensionName(player)
  const types = list(field(field(recordedLogin(world)['dimensionCodec'], dimensionTypes), 'entries'))
  return {
    ...recorded,
    dimension: types.findIndex((type) => field(type, 'key') === name),
    name,
    hashedSeed: hashedSeed(world),
    gamemode: player.gameMode,
    previousGamemode: noGameMode,
    isDebug: false,
    isFlat: false,
  }
}

/** The fields that login and respawn packets share before 1.20.5. */
export function flatSpawnFields(world: WorldContext, player: Player): Readonly<Record<string, unknown>> {
  const name = dimensionName(player)
  const gameMode = gameModes.indexOf(player.gameMode)
  return {
    // The type itself until 1.18, its name from 1.19 on.
    dimension: world.supports('dimensionDataInCodec') ? name : dimensionType(world, name),
    worldType: name,
    worldName: name,
    hashedSeed: hashedSeed(world),
    gamemode: gameMode,
    gameMode,
    isDebug: false,
    isFlat: false,
    portalCooldown: 0,
  }
}

const dimensionTypes = 'minecraft:dimension_type'

const dimensionName = ({ position }: Player): string => `minecraft:${position.dimension}`

// The properties of a dimension as the recorded registry lists them.
function dimensionType(world: WorldContext, name: string): unknown {
  const recorded = recordedLogin(world)
  const types = field(field(recorded['dimensionCodec'], 'value'), dimensionTypes)
  const entries = list(value(value(field(field(types, 'value'), 'value'))))
  const found = entries.find((entry) => value(field(entry, 'name')) === name)
  return found === undefined
    ? recorded['dimension']
    : { type: 'compound', name: '', value: value(field(found, 'element')) }
}

const value = (tag: unknown): unknown => field(tag, 'value')

const list = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [])

function field(from: unknown, key: string): unknown {
  // Any object may be read by key; what comes out is unknown again.
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[key] : undefined
}

// Clients only blur biome borders with it, so the low half of the seed is enough.
const hashedSeed = (world: WorldContext): readonly [number, number] => [0, world.seed | 0]
