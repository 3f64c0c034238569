import { worldActions, type GameWorld, type WorldAction } from './game-world.ts'

/** Makes the outside of an embedded world from what does one action in its thread. */
export function createGameWorld(
  seed: number,
  act: (action: WorldAction, values: readonly unknown[]) => Promise<unknown>,
): GameWorld {
  const actions = worldActions.map((action) => [
    action,
    (...values: readonly unknown[]) => act(action, values),
  ])
  // One function per name of the list, from which the type is made.
  return { seed, ...Object.fromEntries(actions) } as GameWorld
}
