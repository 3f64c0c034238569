import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Names an entity as commands do: a player by name, everything else by its kind's title, for example `Cow`. */
export function entityName(world: WorldContext, target: Player | Entity): string {
  if (target.kind === 'player') return target.name
  if (target.kind === 'item') return itemTitle(world, target.stack.name)
  return world.registry.entitiesByName[target.typeName]?.displayName ?? target.typeName
}

/** Names an item as the game does, for example `Oak Log`. */
export function itemTitle(world: WorldContext, name: string): string {
  return world.registry.itemsByName[name]?.displayName ?? name
}

/** Names one target, or counts several, as command answers do. */
export function describeTargets(
  world: WorldContext,
  targets: readonly (Player | Entity)[],
  noun = 'targets',
): string {
  const [only, ...others] = targets
  return only && others.length === 0 ? entityName(world, only) : `${targets.length} ${noun}`
}
