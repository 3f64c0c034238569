import { formatPosition, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'
import { isEmptyBlock } from './scan-blocks.ts'

interface NamedBlock {
  readonly name: string
  readonly position: Position
}

/** Reports blocks the bot itself placed and dug. */
export function recordBlockChanges(bot: Bot, emit: EmitEvent): () => void {
  let removed: { readonly block: string; readonly key: string } | undefined
  // `diggingCompleted` carries the air that is left; what was there is in the update just before it.
  const onUpdate = (before: NamedBlock | null, after: NamedBlock | null): void => {
    if (!before || !after || isEmptyBlock(before.name) || !isEmptyBlock(after.name)) return
    removed = { block: before.name, key: formatPosition(after.position) }
  }
  const onDug = ({ position: { x, y, z } }: NamedBlock): void => {
    const position = { x, y, z }
    const block = removed?.key === formatPosition(position) ? removed.block : 'unknown'
    const item = bot.heldItem?.name
    emit({ type: 'block-dig', block, position, ...(item === undefined ? {} : { item }) })
  }
  const onPlaced = (_before: NamedBlock | null, { name, position: { x, y, z } }: NamedBlock): void => {
    emit({ type: 'block-place', block: name, position: { x, y, z } })
  }
  // The types of mineflayer do not list this event.
  const emitter: NodeJS.EventEmitter = bot
  bot.on('blockUpdate', onUpdate)
  bot.on('diggingCompleted', onDug)
  emitter.on('blockPlaced', onPlaced)
  return () => {
    bot.removeListener('blockUpdate', onUpdate)
    bot.removeListener('diggingCompleted', onDug)
    emitter.removeListener('blockPlaced', onPlaced)
  }
}
