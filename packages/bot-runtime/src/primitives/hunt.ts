import type { Bot } from 'mineflayer'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { isAloft } from '../combat/dragon-pose.ts'
import type { FightEnd } from '../combat/duel.ts'
import { fight } from '../combat/fight.ts'
import { rangedWeapons } from '../combat/ranged-weapons.ts'
import { shootAt, type ShootingEnd } from '../combat/shoot-at.ts'
import { watchHarm } from '../combat/watch-harm.ts'
import { watchVanishing, type VanishingWatch } from '../combat/watch-vanishing.ts'
import { collectNearbyDrops, dropsWithoutRoom } from '../mining/collect-nearby-drops.ts'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { lackOfRoom } from './no-room.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

type Entity = Bot['entity']

export interface HuntOptions {
  readonly name: string
  readonly limitTicks: number
  /** Chooses a creature that was not given up yet. */
  readonly next: (givenUp: ReadonlySet<number>) => Entity | undefined
}

// A blow throws what it kills back, and the server knows better where it fell.
const dropBlocks = 4
const dropTicks = 10

// A corpse vanishes after a second.
const corpseTicks = 30

// Creatures that are tried one after the other.
const mostTargets = 3

/** Fights one creature after the other until one is dead, and picks up what it drops. */
export async function hunt(
  context: PrimitiveContext,
  { name, limitTicks, next }: HuntOptions,
): Promise<PrimitiveResult> {
  const { bot, signal, say } = context
  const givenUp = new Set<number>()
  const before = countItems(bot)
  const weapon = bot.heldItem?.name ?? ''
  const isRanged = rangedWeapons.includes(weapon)
  let problem: PrimitiveResult | undefined
  for (let target = next(givenUp); target && givenUp.size < mostTargets; target = next(givenUp)) {
    const harm = watchHarm(bot, target)
    const vanishing = watchVanishing(bot, target)
    const fighting: Promise<FightEnd | ShootingEnd> = isRanged
      ? shootAt(bot, target, { signal, weapon, limitTicks })
      : fight(bot, target, { signal, limitTicks, random: context.random })
    const end = await fighting.finally(() => {
      harm.stop()
      vanishing.stop()
    })
    if (end === 'killed') {
      // Melee takes the best weapon in hand.
      const used = isRanged ? weapon : (bot.heldItem?.name ?? '')
      say(isRanged ? `Shot ${name}!` : `Killed ${name}!`)
      const area = { near: [target.position.floored()], radiusBlocks: dropBlocks }
      await collectNearbyDrops(bot, { signal, appearTicks: dropTicks, ...area })
      // A program that looks for the next one must not find the corpse.
      await waitForTicks(bot, corpseTicks, { signal, until: () => bot.entities[target.id] !== target })
      const left = dropsWithoutRoom(bot, area)
      if (left.length > 0) say(lackOfRoom(bot, left.join(', ')))
      return succeeded({
        mob: name,
        weapon: used,
        isOwn: harm.isOwn(),
        gained: gainedItems(before, countItems(bot)),
        ...(left.length > 0 && { left }),
      })
    }
    problem = describeEnd(bot, { name, target, end, vanishing, verb: isRanged ? 'shoot' : 'kill' })
    givenUp.add(target.id)
    if (end !== 'gone' && end !== 'unreachable') break
  }
  return problem ?? failed('not-found', `No ${name} nearby, please explore first`, { mob: name })
}

interface Ended {
  readonly name: string
  readonly target: Entity
  readonly end: Exclude<FightEnd | ShootingEnd, 'killed'>
  readonly vanishing: VanishingWatch
  readonly verb: string
}

function describeEnd(bot: Bot, { name, target, end, vanishing, verb }: Ended): PrimitiveResult {
  const detail = { mob: name, end }
  const say = (why: string): string => `Failed to ${verb} ${name}: ${why}`
  switch (end) {
    case 'died':
      return failed('interrupted', say('I died'), detail)
    case 'timeout':
      return failed('timeout', say(`the time ran out before it was dead${whereabouts(bot, target)}`), detail)
    case 'no-ammunition':
      return failed('missing-item', say('nothing left to shoot with'), detail)
    case 'gone':
      return failed('unreachable', say(vanishing.describe()), detail)
    case 'unreachable': {
      if (isAloft(bot, target))
        return failed('unreachable', say('it flies; shoot it, or wait until it sits on the fountain'), detail)
      const { x, y, z } = target.position.floored()
      const obstacle = describeObstacle(bot, target.position) ?? 'no way leads there; try another one'
      return failed('unreachable', say(`it is at (${x}, ${y}, ${z}). ${obstacle}`), detail)
    }
  }
}

/** Where a creature still is that was not reached in time, and what is in the way; empty when it is beside the bot. */
function whereabouts(bot: Bot, { position }: Entity): string {
  const far = position.distanceTo(bot.entity.position)
  if (far < besideBlocks) return ''
  const up = Math.round(position.y - bot.entity.position.y)
  const height = Math.abs(up) < besideBlocks ? '' : `, ${Math.abs(up)} ${up > 0 ? 'higher' : 'lower'}`
  const obstacle = describeObstacle(bot, position)
  return `: it is ${Math.round(far)} blocks off${height}${obstacle === undefined ? '' : `. ${obstacle}`}`
}

/** Nearer than this a creature can be fought, in blocks. */
const besideBlocks = 4
