import type { ReflexOptions } from './start-reflex.ts'
import type { Bot } from 'mineflayer'
import { equipWeapon } from '../combat/equip-weapon.ts'
import { takeHands } from '../bot/hands.ts'
import { isBodyShared, isBodyTaken, takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { isFuseLit } from './creeper-fuse.ts'
import { isArcher, weakHealth } from '../bot/archers.ts'
import { chooseMove, type Move } from './choose-move.ts'
import { guardShield } from '../combat/guard-shield.ts'
import { faceTowards, runTowards } from './steer.ts'
import { takeShelter } from './take-shelter.ts'
import type { EncounterLog } from './tell-encounters.ts'
import { threats } from './threats.ts'
import { watchStandoff } from './watch-standoff.ts'

// Ticks between decisions: a creeper needs thirty from the hiss to the blast.
const decideTicks = 2

// Ticks one enemy may keep the bot from its work, also when weak, and for how long it is left alone after that.
const patienceTicks = 240
const weakPatienceTicks = 1200
const restTicks = 600

// Ticks between two holes in the ground, and after one that healed nothing: hiding without food only puts off the end.
const digInTicks = 60
const vainDigInTicks = 600

// Health a hole has to bring to be worth another one, in points of 20: a stomach that is nearly empty heals by hundredths.
const leastGain = 1

export interface EvadeDangerOptions extends ReflexOptions {
  readonly encounters: EncounterLog
}

/** Backs away from creepers, runs archers down or takes cover from them, and then lets the work go on; returns what stops it. */
export function evadeDanger(bot: Bot, { signal, say, encounters }: EvadeDangerOptions): () => void {
  const spent = new Map<number, number>()
  const rests: Rests = new Map()
  let ticks = 0
  let move: Move | undefined
  let giveBack: (() => void) | undefined
  let mayDigInAt = 0
  let isDiggingIn = false
  const shield = guardShield(bot)
  const standoff = watchStandoff(bot)
  const release = (): void => {
    shield.lower()
    giveBack?.()
    giveBack = undefined
  }
  const isWeak = (): boolean => bot.health < weakHealth
  // Whom a strong bot leaves alone may be the death of a weak one.
  const ignores = (enemy: Bot['entity']): boolean => {
    const rest = rests.get(enemy.id)
    return rest !== undefined && rest.until > ticks && (rest.isWeak || !isWeak())
  }
  const stop = listen(bot, 'physicsTick', () => {
    ticks += 1
    if (giveBack && move) encounters.note(move.enemy)
    else encounters.rest()
    if (isDiggingIn) return
    if (bot.health <= 0 || bot.isSleeping) return release()
    // Another reflex is at work.
    if (giveBack ? isBodyShared(bot) : isBodyTaken(bot)) return release()
    if (ticks % decideTicks === 0) move = chooseMove(bot, { ignores, mayDigIn: ticks >= mayDigInAt })
    if (!move) return release()
    // Arrows that a shield stops hurt nobody, and are no standoff.
    if (standoff.isVain(move.type === 'face' && move.shield !== true)) {
      leaveAllAlone(bot, rests, ticks + restTicks)
      return release()
    }
    const { enemy } = move
    const patience = isWeak() ? weakPatienceTicks : patienceTicks
    if (isPatienceOver(spent, enemy, isFuseLit(bot, enemy) ? Infinity : patience))
      rests.set(enemy.id, { until: ticks + restTicks, isWeak: isWeak() })
    if (!giveBack) {
      giveBack = takeBody(bot)
      // A blow with the wrong item is better than none, so nobody waits for the right one.
      takeHands(bot, () => equipWeapon(bot)).catch(() => undefined)
    }
    if (move.shield) shield.raise()
    else shield.lower()
    if (move.type === 'dig-in') {
      isDiggingIn = true
      void hide(bot, move.enemy, { signal, say, encounters }).then((isVain) => {
        isDiggingIn = false
        // What is to be done now is decided anew, not the hole dug once more.
        move = undefined
        mayDigInAt = ticks + (isVain ? vainDigInTicks : digInTicks)
      })
    } else if (move.type === 'run' && move.heading)
      runTowards(bot, move.heading, { sprints: move.walks !== true })
    else faceTowards(bot, move.enemy)
  })
  return () => {
    stop()
    standoff.stop()
    release()
  }
}

/** Until when each enemy is left alone, and whether by a weak bot, too. */
type Rests = Map<number, { readonly until: number; readonly isWeak: boolean }>

/** Leaves all but archers alone: some wait behind a ledge, and more come while one of them is left. */
function leaveAllAlone(bot: Bot, rests: Rests, until: number): void {
  for (const { entity } of threats(bot)) if (!isArcher(entity)) rests.set(entity.id, { until, isWeak: true })
}

/** Counts a tick that an enemy has cost; whether there were more of them than it may cost. It counts anew then. */
function isPatienceOver(spent: Map<number, number>, { id }: Bot['entity'], most: number): boolean {
  const used = (spent.get(id) ?? 0) + 1
  spent.set(id, used)
  if (used <= most) return false
  spent.delete(id)
  return true
}

/** Hides until well or dead; resolves to whether the body came out no better: who waits outside may wait for minutes. */
async function hide(
  bot: Bot,
  enemy: Bot['entity'],
  { signal, say, encounters }: EvadeDangerOptions,
): Promise<boolean> {
  const before = bot.health
  const death = new AbortController()
  const stopWatching = listen(bot, 'death', () => death.abort())
  // A shelter that is not finished when the step ends is left as it is.
  const until = AbortSignal.any([signal, death.signal])
  const stay = await takeShelter(bot, enemy, { signal: until }).catch(() => undefined)
  stopWatching()
  // A blow that lifts the body ends the digging, and says nothing of the hole.
  if (stay?.end === 'none') return false
  const { health } = bot
  const from = `${enemy.name ?? 'an enemy'}, health ${Math.round(before)}`
  const where = stay?.shelter === 'walls' ? 'behind walls' : 'in a hole'
  const way = stay?.end === 'away' ? 'dug away' : 'came out'
  if (health > 0) say(`Hid ${where} from ${from}; ${way} with health ${Math.round(health)}.`)
  encounters.drop(enemy)
  return stay?.end !== 'away' && health < before + leastGain
}
