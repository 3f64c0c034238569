import type { Bot } from 'mineflayer'

/** Answers of the server to digs since the count began. */
export interface DigAnswers {
  readonly count: number
  stop(): void
}

/**
 * Counts how often the server answered a dig: it does so when one begins and when it is done, and sends a block that
 * must stay back before or with the answer. Until then the bot's own world shows what it hopes for.
 */
export function countDigAnswers({ _client: client }: Bot): DigAnswers {
  let count = 0
  const onAnswer = (): void => {
    count += 1
  }
  client.on('acknowledge_player_digging', onAnswer)
  return {
    get count() {
      return count
    },
    stop: () => void client.removeListener('acknowledge_player_digging', onAnswer),
  }
}
