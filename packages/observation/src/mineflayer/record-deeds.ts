import type { CreatureEvent } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { countItems } from './count-items.ts'
import type { EmitEvent } from './emit-event.ts'
import { isShorn } from './is-shorn.ts'
import { watchClicks, type Click } from './watch-clicks.ts'

type Entity = Bot['entity']

/** Ticks in which the server answers a click. */
const answerTicks = 20
/** Ticks that taming may take from the first click on. */
const tamingTicks = 600

interface Use extends Click {
  readonly tick: number
  readonly creature: string
  /** Number of the item, and of buckets of milk, before the click. */
  readonly held: number
  readonly milk: number
}

/** Reports deeds of the bot to living creatures: milked, sheared, tamed, named, bartered. */
export function recordDeeds(bot: Bot, emit: EmitEvent): () => void {
  let tick = 0
  let uses: Use[] = []
  const count = (item: string): number => countItems((bot.currentWindow ?? bot.inventory).items())[item] ?? 0
  const report = (type: CreatureEvent['type'], { target, creature, item, name }: Told): void => {
    const { x, y, z } = bot.entities[target]?.position ?? bot.entity.position
    const more = { ...(item === undefined ? {} : { item }), ...(name === undefined ? {} : { name }) }
    emit({ type, creature, position: { x, y, z }, ...more })
  }
  const stopClicks = watchClicks(bot, (click) => {
    const creature = bot.entities[click.target]?.name
    if (click.kind !== 'use' || creature === undefined) return
    const held = click.item === undefined ? 0 : count(click.item)
    uses.push({ ...click, creature, tick, held, milk: count('milk_bucket') })
  })
  const onTick = (): void => {
    tick += 1
    uses = uses.filter((use) => {
      const isFresh = tick - use.tick <= answerTicks
      const spent = use.held - count(use.item ?? '')
      const deed = isFresh ? answeredDeed(use, { spent, milk: count('milk_bucket') - use.milk }) : undefined
      if (deed !== undefined) report(deed, use)
      return deed === undefined && tick - use.tick < tamingTicks
    })
  }
  const onTamed = ({ id, name: creature = '' }: Entity): void => {
    const use = uses.findLast(({ target }) => target === id)
    // mineflayer's typings leave the vehicle out.
    const isRidden = Reflect.get(Object(Reflect.get(bot, 'vehicle')), 'id') === id
    if (use !== undefined) report('creature-tame', { target: id, creature, item: use.item })
    else if (isRidden) report('creature-tame', { target: id, creature })
  }
  const onUpdate = (entity: Entity): void => {
    const { id } = entity
    const shears = uses.find(
      (use) => use.target === id && use.item === 'shears' && tick - use.tick <= answerTicks,
    )
    if (shears === undefined || (entity.name === 'sheep' && !isShorn(bot, entity))) return
    uses = uses.filter((use) => use !== shears)
    report('creature-shear', shears)
  }
  bot.on('physicsTick', onTick)
  bot.on('entityTamed', onTamed)
  bot.on('entityUpdate', onUpdate)
  return () => {
    onTick()
    stopClicks()
    bot.removeListener('physicsTick', onTick)
    bot.removeListener('entityTamed', onTamed)
    bot.removeListener('entityUpdate', onUpdate)
  }
}

interface Told {
  readonly target: number
  readonly creature: string
  readonly item?: string | undefined
  readonly name?: string
}

/** The deed that a change of what is held proves; undefined while nothing changed. */
function answeredDeed(
  { item, creature, name }: Use,
  { spent, milk }: { readonly spent: number; readonly milk: number },
): CreatureEvent['type'] | undefined {
  if (item === 'bucket' && milk > 0 && /^(cow|goat|mooshroom)$/.test(creature)) return 'creature-milk'
  if (spent < 1) return undefined
  if (item === 'name_tag' && name !== undefined) return 'creature-name'
  return item === 'gold_ingot' && creature === 'piglin' ? 'creature-barter' : undefined
}
