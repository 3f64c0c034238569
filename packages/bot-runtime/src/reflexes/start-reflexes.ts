import type { Bot } from 'mineflayer'
import { watchAnger } from './angry-creatures.ts'
import { brakeAtEdge } from './brake-at-edge.ts'
import { breakFall } from './break-fall.ts'
import { comeUpForAir } from './come-up-for-air.ts'
import { defendItself } from './defend-itself.ts'
import { eatWhenHurt } from './eat-when-hurt.ts'
import { evadeDanger } from './evade-danger.ts'
import { freeHead } from './free-head.ts'
import { holdWhileDigging } from './hold-while-digging.ts'
import { keepGround } from './keep-ground.ts'
import { leaveLava } from './leave-lava.ts'
import { leaveThorns } from './leave-thorns.ts'
import { leaveBreath } from './leave-breath.ts'
import { lightTunnel } from './light-tunnel.ts'
import { restWhenWeak } from './rest-when-weak.ts'
import { putOutFire } from './put-out-fire.ts'
import { resistCurrent } from './resist-current.ts'
import { shieldFromFire } from './shield-from-fire.ts'
import { slideAlongWall } from './slide-along-wall.ts'
import { sneakOnHotFloor } from './sneak-on-hot-floor.ts'
import type { ReflexOptions } from './start-reflex.ts'
import { strikeBack } from './strike-back.ts'
import { tellEncounters } from './tell-encounters.ts'
import { wearArmour } from './wear-armour.ts'

/** Keeps the bot alive while a program runs, without operator powers; returns what stops it. */
export function startReflexes(
  bot: Bot,
  { signal, say, keeps = [] }: ReflexOptions & { readonly keeps?: readonly string[] | undefined },
): () => void {
  // One for both who meet enemies, so that each encounter is told once.
  const encounters = tellEncounters(bot, say)
  const stops = [
    leaveLava(bot, { signal, say }),
    putOutFire(bot, { signal, say }),
    comeUpForAir(bot, { say }),
    freeHead(bot, { signal, say }),
    breakFall(bot, { signal, say }),
    brakeAtEdge(bot),
    sneakOnHotFloor(bot),
    keepGround(bot),
    resistCurrent(bot, { say }),
    holdWhileDigging(bot),
    slideAlongWall(bot),
    leaveThorns(bot, { say }),
    watchAnger(bot),
    strikeBack(bot, { say }),
    shieldFromFire(bot),
    evadeDanger(bot, { signal, say, encounters }),
    leaveBreath(bot, { say }),
    defendItself(bot, { encounters }),
    eatWhenHurt(bot, { signal, say, keeps }),
    restWhenWeak(bot, { signal, say }),
    wearArmour(bot, { signal, say }),
    lightTunnel(bot, { signal, say }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
