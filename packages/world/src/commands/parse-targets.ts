import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { parseSelector } from './parse-selector.ts'
import { selectTargets, type Target } from './select-targets.ts'

/** Searcher of targets, its place, and the kinds of targets that count. */
export interface ParseTargetsOptions {
  readonly self: Target | undefined
  readonly position: Place
  readonly kind: 'players' | 'entities'
}

/** Finds the targets that a selector, a player's name or a UUID means; at least one, or throws `CommandError`. */
export function parseTargets(
  world: WorldContext,
  text: string,
  { self, position, kind }: ParseTargetsOptions,
): readonly Target[] {
  if (!text.startsWith('@')) {
    const named = findNamed(world, text, kind)
    if (named) return [named]
    throw new CommandError(kind === 'players' ? 'No player was found' : 'No entity was found')
  }
  const selector = parseSelector(text)
  const isPlayersOnly =
    selector.kind !== 'entities' ||
    selector.types.some(({ value, isNegated }) => value === 'player' && !isNegated)
  if (kind === 'players' && !isPlayersOnly) {
    throw new CommandError(
      'Only players may be affected by this command, but the provided selector includes entities',
    )
  }
  const found = selectTargets(world, selector, { self, position })
  if (found.length > 0) return found
  throw new CommandError(isPlayersOnly && kind === 'players' ? 'No player was found' : 'No entity was found')
}

function findNamed(world: WorldContext, text: string, kind: 'players' | 'entities'): Target | undefined {
  const wanted = text.toLowerCase()
  const player = world.players.find(({ name, uuid }) => name.toLowerCase() === wanted || uuid === wanted)
  if (player || kind === 'players') return player
  for (const entity of world.entities.all()) if (entity.uuid === wanted) return entity
  return undefined
}
