import { createTurns, type Clock, type Environment } from '@voyager-mc/core'
import { answerOf } from './answer-of.ts'
import { createCallQueue, type CallQueue } from './call-queue.ts'
import type { CheckedOptions } from './check-options.ts'
import { createGameWorld } from './create-game-world.ts'
import { createEventBook } from './event-book.ts'
import type { GameStepResult } from './game.ts'
import type { GameWorld } from './game-world.ts'
import { createPlayRound, type RoundTurn } from './play-round.ts'
import type { GameInfo } from './protocol/messages.ts'
import { createRounds } from './rounds.ts'
import { createFrameTap, type FrameTap } from './thread/frame-tap.ts'
import type { StartGameThread } from './thread/game-thread.ts'
import { keepLives, type GameLives } from './thread/keep-lives.ts'

export interface CreateGameOptions {
  readonly startThread: StartGameThread
  readonly clock: Clock
}

/** A bot of a game. */
export type Member = Pick<Required<Environment>, 'primitives' | 'scope' | 'reset' | 'close'> & {
  step(...call: Parameters<Environment['step']>): Promise<GameStepResult>
}

/** A game with all its bots. */
export interface MadeGame {
  readonly info: GameInfo
  readonly lives: Pick<GameLives, 'replacements' | 'peakMemory'>
  readonly frames: Pick<FrameTap, 'watch'>
  /** The first one is the game's own. */
  readonly members: readonly [Member, ...Member[]]
  /** Absent on a server. */
  readonly world: GameWorld | undefined
  close(this: void): Promise<void>
}

/** Opens the first thread and returns the game around it. */
export async function createGame(
  options: CheckedOptions,
  { startThread, clock }: CreateGameOptions,
): Promise<MadeGame> {
  const book = createEventBook(options.onEvent)
  const { onGlance, onCode } = options
  const frames = createFrameTap()
  const lives = await keepLives(options, { startThread, clock, onEvent: book.note, onGlance, onCode, frames })
  const bots = 1 + options.setup.mates.length
  const calls = createTurns()
  const playRound = createPlayRound(options, { lives, takeEvents: book.take })
  const rounds = createRounds<RoundTurn, GameStepResult>({
    play(turns) {
      const played = calls.take(() => playRound(turns))
      return async (bot) => (await played)(bot)
    },
  })
  const { info } = lives
  const queues = Array.from({ length: bots }, () => createCallQueue(clock))
  const member = (bot: number, queue: CallQueue): Member => ({
    primitives: info.primitives,
    scope: info.scope,
    reset: ({ signal: caller, ...rest } = {}) =>
      queue.add(caller, async (signal) => {
        const request = { type: 'reset', bot, options: rest } as const
        const end = await calls.take(() => lives.call(request, { signal }), { signal })
        const { observation } = answerOf(end, 'reset', signal)
        rounds.join(bot)
        return observation
      }),
    step: (program, { signal: caller, timeoutMs = options.stepTimeoutMs, othersChests = [], keeps } = {}) =>
      queue.add(caller, (signal) =>
        rounds.take(bot, { program, timeoutMs, othersChests, ...(keeps && { keeps }), signal }, signal),
      ),
    close: () =>
      queue.close(async () => {
        const left = calls.take(() => lives.leave(bot))
        // The others wait for it no more, and their next round is without it.
        rounds.leave(bot)
        await left
      }),
  })
  const [own = createCallQueue(clock), ...others] = queues
  // A world that several bots play in changes between their rounds, too.
  const ofWorld = others.length === 0 ? own : createCallQueue(clock)
  return {
    info,
    lives,
    frames,
    members: [member(0, own), ...others.map((queue, index) => member(index + 1, queue))],
    world: worldOf(info, { queue: ofWorld, lives, take: calls.take }),
    async close() {
      await Promise.all([own, ofWorld, ...others].map((queue) => queue.close(async () => undefined)))
      await calls.take(lives.close)
    },
  }
}

function worldOf(
  { worldSeed }: GameInfo,
  {
    queue,
    lives,
    take,
  }: {
    readonly queue: CallQueue
    readonly lives: GameLives
    readonly take: ReturnType<typeof createTurns>['take']
  },
): GameWorld | undefined {
  if (worldSeed === undefined) return undefined
  return createGameWorld(worldSeed, (action, values) =>
    queue.add(undefined, async (signal) => {
      const end = await take(() => lives.call({ type: 'world', action, values }, { signal }), { signal })
      return answerOf(end, 'world', signal).value
    }),
  )
}
