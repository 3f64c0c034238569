import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { chestHalves, type OpenedChest, type SlottedStack } from './chest-halves.ts'
import type { ChestMemory } from './chest-memory.ts'
import { chestNames } from './chest-names.ts'

type Window = NonNullable<Bot['currentWindow']>

/** The part of a chest window that an ordinary one lacks. */
interface Container {
  containerItems(): readonly SlottedStack[]
}

/** Writes what chests hold into `memory` whenever one is opened or closed; returns what stops it. */
export function recordChests(bot: Bot, memory: ChestMemory): () => void {
  const activate = bot.activateBlock
  let activated: OpenedChest | undefined
  let opened: { readonly chest: OpenedChest; readonly window: Window } | undefined
  // The server names the window, never the block; the block is the one the bot used last.
  const watched: typeof activate = (block, ...rest) => {
    activated = chestNames.includes(block.name)
      ? { position: block.position.clone(), properties: block.getProperties() }
      : undefined
    return activate.call(bot, block, ...rest)
  }
  const note = (): void => {
    if (!opened || !hasContainer(opened.window)) return
    for (const { position, contents } of chestHalves(opened.chest, opened.window.containerItems()))
      memory.remember(position, contents)
  }
  const onOpen = (window: Window): void => {
    opened = activated && { chest: activated, window }
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
    if (after && !chestNames.includes(after.name)) memory.forget(after.position)
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
