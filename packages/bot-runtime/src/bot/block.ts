import type { Bot } from 'mineflayer'

/** A block of the world as mineflayer hands it out. */
export type Block = NonNullable<ReturnType<Bot['blockAt']>>
