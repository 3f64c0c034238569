import type { WorldContext } from '../context/world-context.ts'
import { GAME_MODES } from '../context/game-mode.ts'
import type { GameMode } from '../context/game-mode.ts'

const OVERWORLD = 'minecraft:overworld'

// The wire form of "no previous game mode".
const NO_GAME_MODE = 255

/** The login packet of a version as recorded by minecraft-data; its dimension data is sent back unchanged. */
export function recordedLogin(world: WorldContext): Readonly<Record<string, unknown>> {
  // minecraft-data declares the recorded packet loosely; only its own fields are spread into packets.
  return (world.registry.loginPacket ?? {}) as unknown as Readonly<Record<string, unknown>>
}

/** The `worldState` structure that 1.20.5 and newer carry in login and respawn packets. */
export function spawnState(world: WorldContext, gameMode: GameMode): unknown {
  const recorded = recordedLogin(world)['worldState']
  if (typeof recorded !== 'object' || recorded === null) return undefined
  return {
    ...recorded,
    name: OVERWORLD,
    hashedSeed: hashedSeed(world),
    gamemode: gameMode,
    previousGamemode: NO_GAME_MODE,
    isDebug: false,
    isFlat: false,
  }
}

/** The fields that login and respawn packets share before 1.20.5. */
export function flatSpawnFields(world: WorldContext, gameMode: GameMode): Readonly<Record<string, unknown>> {
  const recorded = recordedLogin(world)
  return {
    dimension: recorded['dimension'] ?? recorded['worldType'] ?? OVERWORLD,
    worldType: recorded['worldType'] ?? OVERWORLD,
    worldName: OVERWORLD,
    hashedSeed: hashedSeed(world),
    gamemode: GAME_MODES.indexOf(gameMode),
    gameMode: GAME_MODES.indexOf(gameMode),
    isDebug: false,
    isFlat: false,
    portalCooldown: 0,
  }
}

// Clients only blur biome borders with it, so the low half of the seed is enough.
const hashedSeed = (world: WorldContext): readonly [number, number] => [0, world.seed | 0]
