export { openGame } from './open-game.ts'
export { openTeamGame } from './open-team-game.ts'
export { createGameThreads, type CreateGameThreadsOptions, type GameThreads } from './create-game-threads.ts'
export type { OpenTeamGameOptions, TeamGame, TeamMember } from './team-game.ts'
export type {
  BotSettings,
  GameLimits,
  GameServerOptions,
  GameWorldOptions,
  OpenGameOptions,
} from './open-game-options.ts'
export type { Game, GameAddress, GameStepResult, Interruption, WatchGameOptions } from './game.ts'
export type { ThreadMemory } from './thread-memory.ts'
export type { Glance } from './glance.ts'
export type { GameHome } from './game-home.ts'
export type { KeptGameColumn, KeptGameWorld } from './kept-game-world.ts'
export type { GameWorld } from './game-world.ts'
export { GameStartError, type GameStartProblem } from './errors/game-start-error.ts'
export { PrimitiveModuleError } from './errors/primitive-module-error.ts'
