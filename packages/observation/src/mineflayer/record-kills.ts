import type { Bot } from 'mineflayer'
import { killCreditTicks } from './kill-credit-ticks.ts'
import type { EmitEvent } from './emit-event.ts'
import { watchClicks } from './watch-clicks.ts'

type Entity = Bot['entity']

/** Ticks after a blow in which the harm it did shows. */
const blowTicks = 12
/** Ticks an arrow flies at most before its harm is another's. */
const flightTicks = 100

/** The last harm a creature came to. */
interface Harm {
  readonly isOwn: boolean
  readonly tick: number
  readonly item?: string
}

/** Reports creatures the bot itself killed: the last harm was its own, or the world's within five seconds after its own, as the game counts; never another's. */
export function recordKills(bot: Bot, emit: EmitEvent): () => void {
  let tick = 0
  const blows = new Map<number, { readonly tick: number; readonly item?: string }>()
  let shot: { readonly tick: number; readonly item?: string } | undefined
  const harms = new Map<number, Harm>()
  const stopClicks = watchClicks(bot, ({ kind, target, item }) => {
    const used = { tick, ...(item === undefined ? {} : { item }) }
    if (kind === 'attack') blows.set(target, used)
    if (kind === 'shot') shot = used
  })
  const own = (id: number): Harm | undefined => {
    const blow = blows.get(id)
    const isBlow = blow !== undefined && tick - blow.tick <= blowTicks
    const used = isBlow ? blow : shot !== undefined && tick - shot.tick <= flightTicks ? shot : undefined
    if (used === undefined) return undefined
    return { isOwn: true, tick, ...(used.item === undefined ? {} : { item: used.item }) }
  }
  const onTick = (): void => {
    tick += 1
  }
  // Since 1.19.4 the server names the source of harm; a missing one is the world's own. Before, the clicks must do.
  const onHurt = (entity: Entity, ...sources: readonly (Entity | undefined)[]): void => {
    const isNamed = sources.length > 0
    const isOwn = isNamed ? sources[0] === bot.entity : own(entity.id) !== undefined
    const last = harms.get(entity.id)
    const isCredited = last?.isOwn === true && tick - last.tick <= killCreditTicks
    if (!isOwn && isNamed && sources[0] === undefined && isCredited) return
    harms.set(entity.id, isOwn ? (own(entity.id) ?? { isOwn: true, tick }) : { isOwn: false, tick })
  }
  const onDead = (entity: Entity): void => {
    // A blow within the half second after another shows no harm of its own.
    const harm = harms.get(entity.id) ?? own(entity.id)
    const { x, y, z } = entity.position
    if (harm?.isOwn !== true || entity.name === undefined) return
    const item = harm.item === undefined ? {} : { item: harm.item }
    emit({ type: 'creature-kill', creature: entity.name, position: { x, y, z }, ...item })
  }
  const onGone = ({ id }: Entity): void => {
    blows.delete(id)
    harms.delete(id)
  }
  bot.on('physicsTick', onTick)
  bot.on('entityHurt', onHurt)
  bot.on('entityDead', onDead)
  bot.on('entityGone', onGone)
  return () => {
    stopClicks()
    bot.removeListener('physicsTick', onTick)
    bot.removeListener('entityHurt', onHurt)
    bot.removeListener('entityDead', onDead)
    bot.removeListener('entityGone', onGone)
  }
}
