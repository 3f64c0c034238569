import { unpackError, type GameEvent, type Program } from '@voyager-mc/core'
import { answerOf } from './answer-of.ts'
import type { CheckedOptions } from './check-options.ts'
import type { GameStepResult } from './game.ts'
import { givenUpStep, interruptedStep } from './interrupted-step.ts'
import { countDeaths, type DeathsOfPrograms } from './programs-given-up.ts'
import type { Turn } from './protocol/messages.ts'
import type { CallEnd, Death } from './thread/call-end.ts'
import type { GameLives } from './thread/keep-lives.ts'
import { lostBy } from './thread/lost-by.ts'

/** A program of one bot in a round. */
export interface RoundTurn extends Omit<Turn, 'bot'> {
  readonly signal: AbortSignal
}

/** Plays a round and gives each bot what came of its turn. */
export type PlayRound = (
  turns: ReadonlyMap<number, RoundTurn>,
) => Promise<(bot: number) => Promise<GameStepResult>>

export interface CreatePlayRoundOptions {
  readonly lives: GameLives
  /** Takes the events of a bot since the last taking. */
  readonly takeEvents: (bot: number) => readonly GameEvent[]
}

/** The step of a game: each turn has a result, also when the round cost the thread its life. */
export function createPlayRound(
  { setup, limits }: CheckedOptions,
  { lives, takeEvents }: CreatePlayRoundOptions,
): PlayRound {
  const deaths = countDeaths(limits.deaths)
  const isEmbedded = setup.world !== undefined
  const givenUp = (bot: number, program: Program): GameStepResult | undefined => {
    const observation = lives.observationOf(bot)
    const isOver = observation !== undefined && deaths.isGivenUp(program)
    return isOver ? givenUpStep({ observation, deaths: deaths.of(program) }) : undefined
  }
  const interrupted = (bot: number, program: Program, { death, events }: Interruption): GameStepResult => {
    const observation = lives.observationOf(bot)
    if (observation === undefined) throw lostBy(death)
    return interruptedStep(death, { observation, events, deaths: deaths.of(program), isEmbedded })
  }
  return async (all) => {
    const left = new Map([...all].filter(([bot, { program }]) => givenUp(bot, program) === undefined))
    const signal = allAborted([...left.values()].map((turn) => turn.signal))
    const events = new Map<number, readonly GameEvent[]>()
    let end: CallEnd | undefined
    if (left.size > 0) {
      await lives.revive({ signal })
      for (const bot of left.keys()) takeEvents(bot)
      end = await callRound(left, { lives, signal, limits, speed: setup.speed })
      for (const bot of left.keys()) events.set(bot, takeEvents(bot))
      if (end.status === 'died') await afterDeath(left, { deaths, lives, signal })
    }
    return async (bot) => {
      const { program, signal: own } = all.get(bot) ?? unknownBot(bot)
      const early = left.has(bot) ? undefined : givenUp(bot, program)
      if (early !== undefined) return early
      own.throwIfAborted()
      if (end === undefined) throw unknownBot(bot)
      const seen = events.get(bot) ?? []
      if (end.status === 'died') return interrupted(bot, program, { death: end.death, events: seen })
      const turn = answerOf(end, 'step', own).turns.find((one) => one.bot === bot) ?? unknownBot(bot)
      if ('error' in turn) throw unpackError(turn.error)
      deaths.clear(program)
      return { ...turn.result, events: seen }
    }
  }
}

interface Interruption {
  readonly death: Death
  readonly events: readonly GameEvent[]
}

async function afterDeath(
  turns: ReadonlyMap<number, RoundTurn>,
  {
    deaths,
    lives,
    signal,
  }: { readonly deaths: DeathsOfPrograms; readonly lives: GameLives; readonly signal: AbortSignal },
): Promise<void> {
  if (signal.aborted) return
  // Nobody knows which of them it was; the others clear themselves with the next round that ends.
  for (const { program } of turns.values()) deaths.add(program)
  await lives.revive({ signal })
}

// A step of a moment begins and ends like any other, which takes a second of the wall, and many where the machine is busy.
const leastWallMs = 60_000

function callRound(
  turns: ReadonlyMap<number, RoundTurn>,
  {
    lives,
    signal,
    limits,
    speed,
  }: {
    readonly lives: GameLives
    readonly signal: AbortSignal
    readonly limits: CheckedOptions['limits']
    readonly speed: number
  },
): Promise<CallEnd> {
  const posted: Turn[] = [...turns].map(([bot, { signal: _own, ...turn }]) => ({ bot, ...turn }))
  const longestMs = Math.max(...posted.map(({ timeoutMs }) => timeoutMs))
  const limitMs = limits.stepWallMs ?? Math.max(leastWallMs, longestMs / Math.min(1, speed))
  // The signal of a single turn ends the call; of several each ends its own.
  const stops = turns.size > 1 ? [...turns].map(([bot, turn]) => ({ bot, signal: turn.signal })) : []
  return lives.call({ type: 'step', turns: posted }, { signal, stops, limitMs })
}

/** A signal that is aborted when all of them are. */
function allAborted(signals: readonly AbortSignal[]): AbortSignal {
  const [first] = signals
  if (first !== undefined && signals.length === 1) return first
  const all = new AbortController()
  const look = (): void => {
    if (signals.every(({ aborted }) => aborted)) all.abort(first?.reason)
  }
  for (const signal of signals) signal.addEventListener('abort', look, { once: true })
  if (signals.length > 0) look()
  return all.signal
}

function unknownBot(bot: number): never {
  throw new RangeError(`There is no turn of bot ${bot} in this round.`)
}
