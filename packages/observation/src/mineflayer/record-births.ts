import type { Bot } from 'mineflayer'
import { isYoung } from './creature-state.ts'
import type { EmitEvent } from './emit-event.ts'
import { watchClicks } from './watch-clicks.ts'

type Entity = Bot['entity']

/** Ticks in which the server answers a click. */
const answerTicks = 20
/** Ticks for which a fed animal looks for a mate. */
const loveTicks = 600
/** Blocks around a parent in which its young appears. */
const cradleBlocks = 8
/** Number with which the game shows hearts over a fed animal. */
const heartStatus = 18

/** Reports young animals that were born to two the bot has fed. */
export function recordBirths(bot: Bot, emit: EmitEvent): () => void {
  let tick = 0
  const fed = new Map<number, number>()
  const loving = new Map<number, { readonly creature: string; readonly tick: number }>()
  const spawned = new Map<number, number>()
  const stopClicks = watchClicks(bot, ({ kind, target, item }) => {
    if (kind === 'use' && item !== undefined) fed.set(target, tick)
  })
  const onTick = (): void => {
    tick += 1
  }
  const onStatus = (packet: { readonly entityId: number; readonly entityStatus: number }): void => {
    const { entityId: id, entityStatus } = packet
    const creature = bot.entities[id]?.name
    const isFed = tick - (fed.get(id) ?? -Infinity) <= answerTicks
    if (entityStatus === heartStatus && creature !== undefined && isFed) loving.set(id, { creature, tick })
  }
  const onSpawn = ({ id }: Entity): void => void spawned.set(id, tick)
  const onUpdate = (entity: Entity): void => {
    const isNew = tick - (spawned.get(entity.id) ?? -Infinity) <= answerTicks
    if (!isNew || entity.name === undefined || !isYoung(bot, entity)) return
    spawned.delete(entity.id)
    const parents = [...loving].filter(([id, love]) => {
      const distance = bot.entities[id]?.position.distanceTo(entity.position) ?? Infinity
      return love.creature === entity.name && tick - love.tick <= loveTicks && distance <= cradleBlocks
    })
    if (parents.length < 2) return
    for (const [id] of parents.slice(0, 2)) loving.delete(id)
    const { x, y, z } = entity.position
    emit({ type: 'creature-breed', creature: entity.name, position: { x, y, z } })
  }
  // A bot for tests may have no connection.
  const client: Partial<NodeJS.EventEmitter> | undefined = bot._client
  client?.on?.('entity_status', onStatus)
  bot.on('physicsTick', onTick)
  bot.on('entitySpawn', onSpawn)
  bot.on('entityUpdate', onUpdate)
  return () => {
    stopClicks()
    client?.removeListener?.('entity_status', onStatus)
    bot.removeListener('physicsTick', onTick)
    bot.removeListener('entitySpawn', onSpawn)
    bot.removeListener('entityUpdate', onUpdate)
  }
}
