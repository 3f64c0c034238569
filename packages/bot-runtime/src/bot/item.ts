import type { Bot } from 'mineflayer'

/** A stack of items as mineflayer hands it out. */
export type Item = ReturnType<Bot['inventory']['items']>[number]
