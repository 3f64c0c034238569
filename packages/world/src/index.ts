export { CommandError } from './errors/command-error.ts'
export { InvalidWorldOptionError } from './errors/invalid-world-option-error.ts'
export { ListenError } from './errors/listen-error.ts'
export { PortInUseError } from './errors/port-in-use-error.ts'
export { UnsupportedVersionError } from './errors/unsupported-version-error.ts'
export { WorldError } from './errors/world-error.ts'
export { WorldStorageError } from './errors/world-storage-error.ts'
export type { Clock } from './context/clock.ts'
export type { Difficulty } from './context/difficulty.ts'
export type { GameMode } from './context/game-mode.ts'
export type { Gamerules } from './context/gamerules.ts'
export type { Place, Position } from './context/position.ts'
export type { WorldEventMap, WorldEventName, WorldEvents } from './context/world-events.ts'
export type { ItemStack, Enchantment } from './items/item-stack.ts'
export { startWorld } from './start-world.ts'
export type { StartWorldOptions } from './server/resolve-options.ts'
export { defaultVersion, supportedVersions } from './server/supported-versions.ts'
export type { Dimension } from './registry/dimension.ts'
export type {
  BlockSnapshot,
  PlayerSnapshot,
  World,
  WorldPlace,
  WorldSnapshot,
} from './server/world-handle.ts'
export { installVirtualClock, type InstallVirtualClockOptions } from './time/install-virtual-clock.ts'
export type { VirtualClock } from './time/virtual-clock.ts'
