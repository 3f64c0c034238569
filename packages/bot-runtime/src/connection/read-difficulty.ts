import type { Bot } from 'mineflayer'

/**
 * Keeps `bot.game.difficulty` right.
 *
 * Root cause: mineflayer looks the difficulty up by number, but the protocol library already hands its name out, so the
 * field ends up undefined. Remove when mineflayer's game plugin takes names.
 */
export function readDifficulty(bot: Bot): void {
  bot._client.on('difficulty', ({ difficulty }: { readonly difficulty: unknown }) => {
    if (typeof difficulty !== 'string') return
    // After mineflayer's own listener, whichever of the two was added first.
    queueMicrotask(() => Reflect.set(bot.game, 'difficulty', difficulty))
  })
}
