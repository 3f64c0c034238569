/** A program's turn that waits for the round to begin. */
interface Waiting<Turn, Result> {
  readonly turn: Turn
  resolve(this: void, result: Result | Promise<Result>): void
}

/** Steps of several bots as one: a round begins when each bot that has joined and not left has a turn. */
export interface Rounds<Turn, Result> {
  /** Takes a bot's turn and resolves with its result; aborting gives it up while it waits. */
  take(this: void, bot: number, turn: Turn, signal: AbortSignal): Promise<Result>
  /** The bot is waited for from now on. */
  join(this: void, bot: number): void
  /** Rounds go on without the bot. */
  leave(this: void, bot: number): void
}

export interface CreateRoundsOptions<Turn, Result> {
  /** Plays a round; each result is told by the number of its bot. */
  readonly play: (turns: ReadonlyMap<number, Turn>) => (bot: number) => Promise<Result>
}

/** Creates rounds that nobody is waited for yet; the round of one bot begins at once. */
export function createRounds<Turn, Result>({
  play,
}: CreateRoundsOptions<Turn, Result>): Rounds<Turn, Result> {
  const playing = new Set<number>()
  const waiting = new Map<number, Waiting<Turn, Result>>()
  const beginWhenReady = (): void => {
    if (waiting.size === 0 || [...playing].some((bot) => !waiting.has(bot))) return
    // Which bot was there first depends on how long its learner thought on the wall.
    const round = new Map([...waiting].toSorted(([one], [other]) => one - other))
    waiting.clear()
    const resultOf = play(new Map([...round].map(([bot, { turn }]) => [bot, turn])))
    for (const [bot, { resolve }] of round) resolve(resultOf(bot))
  }
  return {
    take: (bot, turn, signal) =>
      new Promise((resolve, reject) => {
        const giveUp = (): void => {
          if (waiting.get(bot)?.turn === turn) waiting.delete(bot)
          reject(signal.reason)
        }
        if (signal.aborted) return giveUp()
        signal.addEventListener('abort', giveUp, { once: true })
        waiting.set(bot, {
          turn,
          resolve(result) {
            signal.removeEventListener('abort', giveUp)
            resolve(result)
          },
        })
        beginWhenReady()
      }),
    join: (bot) => void playing.add(bot),
    leave(bot) {
      playing.delete(bot)
      beginWhenReady()
    },
  }
}
