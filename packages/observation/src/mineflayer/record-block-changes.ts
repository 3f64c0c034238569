import { formatPosition, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'
import { isEmptyBlock } from './scan-blocks.ts'

interface NamedBlock {
  readonly name: string
  readonly position: Position
}

/** A dig of which the server may still say that it was none. */
interface OpenDig {
  readonly event: Parameters<EmitEvent>[0]
  readonly block: string
  readonly key: string
  ticks: number
  /** Whether the same block is there again, which is the server's doing unless the bot says that it has placed it. */
  isBack: boolean
}

/** Ticks in which a server says that it has not believed a dig; the next one of a pile of gravel takes longer to fall. */
const answerTicks = 6

/** Reports blocks the bot itself placed and dug; a block that the server puts back at once was not dug. */
export function recordBlockChanges(bot: Bot, emit: EmitEvent): () => void {
  let removed: { readonly block: string; readonly key: string } | undefined
  let open: readonly OpenDig[] = []
  const tell = (isTime: (dig: OpenDig) => boolean): void => {
    for (const dig of open) if (isTime(dig) && !dig.isBack) emit(dig.event)
    open = open.filter((dig) => !isTime(dig))
  }
  const onTick = (): void => {
    if (open.length === 0) return
    for (const each of open) each.ticks += 1
    tell(({ ticks }) => ticks >= answerTicks)
  }
  // `diggingCompleted` carries the air that is left; what was there is in the update just before it.
  const onUpdate = (before: NamedBlock | null, after: NamedBlock | null): void => {
    if (!before || !after) return
    const key = formatPosition(after.position)
    if (!isEmptyBlock(after.name)) {
      for (const dig of open) if (dig.key === key && dig.block === after.name) dig.isBack = true
    } else if (!isEmptyBlock(before.name)) removed = { block: before.name, key }
  }
  const onDug = ({ position: { x, y, z } }: NamedBlock): void => {
    const position = { x, y, z }
    const key = formatPosition(position)
    const block = removed?.key === key ? removed.block : 'unknown'
    const item = bot.heldItem?.name
    const event = { type: 'block-dig' as const, block, position, ...(item === undefined ? {} : { item }) }
    open = [...open, { event, block, key, ticks: 0, isBack: false }]
  }
  const onPlaced = (_before: NamedBlock | null, { name, position: { x, y, z } }: NamedBlock): void => {
    const key = formatPosition({ x, y, z })
    for (const dig of open) if (dig.key === key) dig.isBack = false
    // What was dug there before comes first.
    tell((dig) => dig.key === key)
    emit({ type: 'block-place', block: name, position: { x, y, z } })
  }
  // The types of mineflayer do not list this event.
  const emitter: NodeJS.EventEmitter = bot
  bot.on('physicsTick', onTick)
  bot.on('blockUpdate', onUpdate)
  bot.on('diggingCompleted', onDug)
  emitter.on('blockPlaced', onPlaced)
  return () => {
    tell(() => true)
    bot.removeListener('physicsTick', onTick)
    bot.removeListener('blockUpdate', onUpdate)
    bot.removeListener('diggingCompleted', onDug)
    emitter.removeListener('blockPlaced', onPlaced)
  }
}
