import type { Bot } from 'mineflayer'
import { arrowBlocks, isArcher, weakHealth } from '../bot/archers.ts'
import { chooseFood } from '../bot/choose-food.ts'
import { healingFood } from '../bot/healing-food.ts'
import { approachHeading } from './approach-heading.ts'
import { isFuseLit } from './creeper-fuse.ts'
import { canDigIn } from './dig-in.ts'
import { escapeHeading } from './escape-heading.ts'
import { hostilesWithin, type Hostile } from './hostile-creatures.ts'
import { holdsShield } from '../bot/holds-shield.ts'
import { isArmed } from './is-armed.ts'
import { isHelplessAtNight } from './is-helpless-at-night.ts'
import type { Heading } from './open-run.ts'
import { wallBlock } from '../combat/wall-block.ts'
import { threats } from './threats.ts'
import { canWallIn } from './wall-in.ts'

type Entity = Bot['entity']

/** Move of the body against an enemy. */
export interface Move {
  readonly type: 'run' | 'face' | 'dig-in'
  readonly enemy: Entity
  /** Where to run; only with `run`. */
  readonly heading?: Heading
  /** Whether the shield goes up against what comes from there. */
  readonly shield?: true
  /** Whether it is no sprint; only with `run`. */
  readonly walks?: true
}

export interface ChooseMoveOptions {
  /** Enemies that have kept the bot from its work for too long. */
  readonly ignores: (enemy: Entity) => boolean
  /** Whether a hole in the ground is worth a try. */
  readonly mayDigIn: boolean
}

// A fuse goes out beyond seven blocks.
const blastBlocks = 7.5

// A fuse is lit within three; one blow before that pushes a creeper back.
const fuseBlocks = 3

// A blast does harm as far as this, and a back turned to it is no shield.
const shieldBlocks = 6

// Near enough to stop working and wait for a creeper with a raised arm.
const waitBlocks = 5

// Near enough to be hit soon, or to hit.
const fightBlocks = 4

// On one level an archer is soon reached: in a closed room running it down cost 8 points, and running away 21.
const levelBlocks = 2

// An archer this near hits often enough to kill before a hole is deep.
const fireBlocks = 8

// A zombie walks so far while a hole is dug and covered: one that is nearer strikes at a body with a pickaxe in its hand.
const digBlocks = 6

// The same while walls are put up.
const wallBlocks = 4

// An archer or pursuer this near is hit where it stands.
const armBlocks = 2.5

// The same for one whom rest does not heal: each hour in a hole ends as it began, and four blows kill a zombie.
const hopelessHealth = 5

const runBlocks = 8

// A blow out of a sprint throws its target three blocks back, and each of them has to be run again: nearer than this one walks.
const closeBlocks = 5

/** The answer to the most pressing enemy in sight; undefined when work can go on. */
export function chooseMove(bot: Bot, { ignores, mayDigIn }: ChooseMoveOptions): Move | undefined {
  const seen = threats(bot)
  const creeper = seen.find((enemy) => isAboutToBlow(bot, enemy))
  // Whoever runs turns the back on the blast; a raised shield stops all of it, and a lone creeper is met with it.
  if (creeper && holdsShield(bot) && creeper.distance < shieldBlocks && seen.length === 1)
    return { type: 'face', enemy: creeper.entity, shield: true }
  if (creeper) return leave(bot, creeper, seen)
  const isOutmatched =
    isTooWeak(bot) ||
    seen.filter(({ entity: each }) => isArcher(each) && !shootsFire(each)).length > mostArchers(bot) ||
    isChaseTooDear(bot, seen) ||
    isHelplessAtNight(bot)
  const shelter = mayDigIn ? whoToHideFrom(bot, seen, isOutmatched) : undefined
  if (shelter) return { type: 'dig-in', enemy: shelter }
  for (const enemy of mostPressingFirst(seen)) {
    const move = ignores(enemy.entity) ? undefined : answer(bot, enemy, { isOutmatched, seen })
    if (move) return move
  }
  return undefined
}

// A lone archer this near is run down before whoever stands nearer: of 24 fights in a small room and with the nearest first 3 were
// lost and 18 points each, with the archer first none and 12. With two archers nothing was gained in eight fights.
const loneArcherBlocks = 9

function mostPressingFirst(seen: readonly Hostile[]): readonly Hostile[] {
  const [archer, ...more] = seen.filter(({ entity }) => isArcher(entity))
  if (archer === undefined || more.length > 0 || archer.distance > loneArcherBlocks) return seen
  return [archer, ...seen.filter((enemy) => enemy !== archer)]
}

/**
 * Enemy from which the body is closed in. Walls of carried blocks stand in a second. A hole takes three: under fire from near that
 * is too long without blocks for a wall, and with pursuers near in any case, so they are run from first. Out of their sight, too,
 * a weak body rests in a shelter before it goes on.
 */
function whoToHideFrom(bot: Bot, seen: readonly Hostile[], isOutmatched: boolean): Entity | undefined {
  const [first] = seen
  if (first === undefined) {
    const near = isTooWeak(bot) ? hostilesWithin(bot, arrowBlocks)[0]?.entity : undefined
    return near && (canWallIn(bot) || canDigIn(bot)) ? near : undefined
  }
  if (!isOutmatched || first.distance <= armBlocks) return undefined
  const isPursuedWithin = (blocks: number): boolean =>
    seen.some(({ entity, distance }) => !isArcher(entity) && distance < blocks)
  if (!isPursuedWithin(wallBlocks) && canWallIn(bot)) return first.entity
  const isUnderFire =
    wallBlock(bot) === undefined &&
    seen.some((enemy) => isArcher(enemy.entity) && enemy.distance < fireBlocks)
  return !isUnderFire && !isPursuedWithin(digBlocks) && canDigIn(bot) ? first.entity : undefined
}

interface Situation {
  readonly isOutmatched: boolean
  /** Everything hostile that sees the bot, nearest first. */
  readonly seen: readonly Hostile[]
}

function answer(bot: Bot, enemy: Hostile, { isOutmatched, seen }: Situation): Move | undefined {
  const { entity, distance } = enemy
  const face: Move = { type: 'face', enemy: entity }
  // It stands where it is and its like come one after the other: the work goes on, which may be to fight them.
  if (shootsFire(entity) && distance > armBlocks && !isOutmatched) return undefined
  if (entity.name === 'creeper') return distance <= waitBlocks ? face : undefined
  if (!isArcher(enemy.entity) && distance > fightBlocks) return undefined
  if (isOutmatched && (distance > armBlocks || isTooWeak(bot))) {
    const away = leave(bot, enemy, seen)
    // In a dead end an archer shoots until one of the two is dead.
    if (away.type === 'run' || !isArcher(entity) || !isArmed(bot)) return away
  }
  if (distance < armBlocks || !isArcher(enemy.entity)) return face
  const rise = Math.abs(entity.position.y - bot.entity.position.y)
  const retreat = rise < levelBlocks || holdsShield(bot) ? undefined : leave(bot, enemy, seen)
  if (retreat?.type === 'run') return retreat
  const heading = approachHeading(bot, enemy)
  // The way leads towards the archer, so that the shield is between the two.
  if (heading)
    return {
      type: 'run',
      enemy: entity,
      heading,
      shield: true,
      // Behind a shield the quickest way is the best one.
      ...(distance < closeBlocks && !holdsShield(bot) && { walks: true }),
    }
  // One on a ledge shoots for as long as it sees the bot.
  if (holdsShield(bot)) return { ...face, shield: true }
  const away = leave(bot, enemy, seen)
  return away.type === 'run' ? away : undefined
}

// Archers at once that one in good health and armed meets, one after the other: of three, in the open and without a shield,
// 17 of 18 were killed and nobody died of six; hiding from them killed 5 of 18, and they waited outside for minutes.
const mostMet = 3

// Health, in points of 20, at which more than one is met: their arrows come two at a time, of four points each.
const soundHealth = 13

function mostArchers(bot: Bot): number {
  if (!isArmed(bot)) return 0
  return bot.health >= (holdsShield(bot) ? weakHealth : soundHealth) ? mostMet : 1
}

/** Whether an archer is too far off for a weak body without a shield: it backs away, and three arrows are on the way. */
function isChaseTooDear(bot: Bot, seen: readonly Hostile[]): boolean {
  if (bot.health >= weakHealth || holdsShield(bot)) return false
  return seen.some(({ entity, distance }) => isArcher(entity) && distance > fightBlocks)
}

function isTooWeak(bot: Bot): boolean {
  const heals = bot.food >= healingFood || chooseFood(bot) !== undefined
  return bot.health < (heals || !isArmed(bot) ? weakHealth : hopelessHealth)
}

function isAboutToBlow(bot: Bot, { entity, distance }: Hostile): boolean {
  if (entity.name !== 'creeper' || distance > blastBlocks) return false
  return distance < fuseBlocks || isFuseLit(bot, entity)
}

/** Away from an enemy and its friends; in a dead end blows are all that is left, and each one pushes it back. */
function leave(bot: Bot, enemy: Hostile, seen: readonly Hostile[]): Move {
  const heading = escapeHeading(bot, [enemy, ...seen], { runBlocks })
  if (heading) return { type: 'run', enemy: enemy.entity, heading }
  return { type: 'face', enemy: enemy.entity, ...(isFuseLit(bot, enemy.entity) && { shield: true }) }
}

/** Whether a creature shoots fire, which burns on: whoever is weak hides from it as from arrows. */
function shootsFire({ name }: Pick<Entity, 'name'>): boolean {
  return name === 'blaze'
}
