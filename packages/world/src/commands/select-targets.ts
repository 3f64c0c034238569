import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import { teamOf } from '../context/team.ts'
import type { WorldContext } from '../context/world-context.ts'
import { experienceLevel } from '../rules/index.ts'
import { entityName } from './entity-name.ts'
import type { Selector, SelectorMatch, SelectorRange } from './parse-selector.ts'

/** Target of a command. */
export type Target = Player | Entity

/** Finds what a selector means, in its order and up to its limit. */
export function selectTargets(
  world: WorldContext,
  selector: Selector,
  { self, position }: { readonly self: Target | undefined; readonly position: Place },
): readonly Target[] {
  // Coordinates are those of the dimension that the command is given in, and mean nothing elsewhere.
  const centre = {
    ...position,
    x: selector.x ?? position.x,
    y: selector.y ?? position.y,
    z: selector.z ?? position.z,
  }
  const found = candidates(world, selector, self).filter(
    (target) =>
      (!isPlaced(selector) || target.position.dimension === centre.dimension) &&
      fits(world, { selector, centre, target }),
  )
  return sorted(world, { selector, centre, found }).slice(0, selector.limit)
}

function candidates(world: WorldContext, { kind }: Selector, self: Target | undefined): readonly Target[] {
  if (kind === 'self') return self ? [self] : []
  if (kind === 'players') return world.players
  const mobs = [...world.entities.all()].filter((entity) => entity.kind !== 'mob' || !entity.isDead)
  return [...world.players.filter(({ isDead }) => !isDead), ...mobs]
}

const places = ['x', 'y', 'z', 'dx', 'dy', 'dz', 'distance'] as const

const isPlaced = (selector: Selector): boolean => places.some((option) => selector[option] !== undefined)

interface Candidate {
  readonly selector: Selector
  readonly centre: Place
  readonly target: Target
}

function fits(world: WorldContext, { selector, centre, target }: Candidate): boolean {
  const typeName = target.kind === 'player' ? 'player' : target.typeName
  return (
    matches(selector.types, typeName) &&
    matches(selector.names, entityName(world, target)) &&
    selector.tags.every(
      ({ value, isNegated }) => (world.commands.tags.get(target.uuid)?.has(value) ?? false) !== isNegated,
    ) &&
    (selector.teams.length === 0 || matches(selector.teams, teamName(world, target))) &&
    matches(selector.gameModes, target.kind === 'player' ? target.gameMode : '') &&
    isInRange(selector.distance, distanceBetween(centre, target.position)) &&
    isInRange(
      selector.level,
      target.kind === 'player' ? experienceLevel(target.experience).level : Number.NaN,
    ) &&
    isInBox(selector, centre, target)
  )
}

const teamName = (world: WorldContext, target: Target): string =>
  teamOf(world, target.kind === 'player' ? target.name : target.uuid)?.name ?? ''

const matches = (wanted: readonly SelectorMatch[], actual: string): boolean =>
  wanted.every(({ value, isNegated }) => (value === actual) !== isNegated)

const isInRange = (range: SelectorRange | undefined, value: number): boolean =>
  range === undefined || (value >= range.minimum && value <= range.maximum)

function isInBox({ dx, dy, dz }: Selector, centre: Place, { position, width, height }: Target): boolean {
  if (dx === undefined && dy === undefined && dz === undefined) return true
  const overlaps = (start: number, size: number, low: number, high: number): boolean =>
    high >= start + Math.min(0, size) && low <= start + Math.max(0, size) + 1
  const half = width / 2
  return (
    overlaps(centre.x, dx ?? 0, position.x - half, position.x + half) &&
    overlaps(centre.y, dy ?? 0, position.y, position.y + height) &&
    overlaps(centre.z, dz ?? 0, position.z - half, position.z + half)
  )
}

function sorted(
  world: WorldContext,
  { selector, centre, found }: { selector: Selector; centre: Place; found: readonly Target[] },
): readonly Target[] {
  if (selector.sort === 'arbitrary') return found
  const keyed = found.map((target) => ({
    target,
    key: selector.sort === 'random' ? world.random() : distanceBetween(centre, target.position),
  }))
  const direction = selector.sort === 'furthest' ? -1 : 1
  return keyed.toSorted((left, right) => direction * (left.key - right.key)).map(({ target }) => target)
}
