import type { World } from '@voyager-mc/world'

/**
 * Things that can be done to the embedded world from outside its thread, between two steps, one after the other. The bot
 * has heard of them when the next step begins.
 */
export type GameWorld = {
  readonly [Name in WorldAction]: (
    this: void,
    ...values: Parameters<World[Name]>
  ) => Promise<ReturnType<World[Name]>>
} & { readonly seed: number }

/** Names of those members of a world's handle that take and give plain data. */
export const worldActions: readonly WorldAction[] = [
  'blockAt',
  'setBlock',
  'give',
  'teleport',
  'spawnMob',
  'runCommand',
]

export type WorldAction = 'blockAt' | 'setBlock' | 'give' | 'teleport' | 'spawnMob' | 'runCommand'
