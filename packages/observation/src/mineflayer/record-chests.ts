import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { ChestMemory } from './chest-memory.ts'
import { countItems } from './count-items.ts'

type Window = NonNullable<Bot['currentWindow']>

/** What a chest window offers beyond an ordinary one. */
interface Container {
  containerItems(): readonly { readonly name: string; readonly count: number }[]
}

/** Writes what chests hold into `memory` whenever one is opened or closed; returns what stops it. */
export function recordChests(bot: Bot, memory: ChestMemory): () => void {
  const activate = bot.activateBlock
  let activated: Position | undefined
  let opened: { readonly position: Position; readonly window: Window } | undefined
  // The server names the window, never the block; the block is the one the bot used last.
  const watched: typeof activate = (block, ...rest) => {
    activated = block.name === 'chest' ? block.position.clone() : undefined
    return activate.call(bot, block, ...rest)
  }
  const note = (): void => {
    if (opened && hasContainer(opened.window))
      memory.remember(opened.position, countItems(opened.window.containerItems()))
  }
  const onOpen = (window: Window): void => {
    opened = activated && { position: activated, window }
    activated = undefined
    note()
  }
  const onClose = (): void => {
    note()
    opened = undefined
  }
  const onUpdate = (
    _before: unknown,
    after: { readonly name: string; readonly position: Position } | null,
  ): void => {
    if (after && after.name !== 'chest') memory.forget(after.position)
  }
  bot.activateBlock = watched
  bot.on('windowOpen', onOpen)
  bot.on('windowClose', onClose)
  bot.on('blockUpdate', onUpdate)
  return () => {
    // Another wrapper may lie over this one by now; then it stays and only passes calls on.
    if (bot.activateBlock === watched) bot.activateBlock = activate
    bot.removeListener('windowOpen', onOpen)
    bot.removeListener('windowClose', onClose)
    bot.removeListener('blockUpdate', onUpdate)
  }
}

function hasContainer(window: object): window is Container {
  return 'containerItems' in window && typeof window.containerItems === 'function'
}
