import {
  definedOf,
  seededRandom,
  type Clock,
  type Environment,
  type Observation,
  type Position,
  type Random,
  type Sight,
} from '@voyager-mc/core'
import { hashOf } from '../suite/hash-suite.ts'
import type { Suite, SuiteTask } from '../suite/suite-schema.ts'
import type { BudgetSpentError } from './budget-spent-error.ts'
import { beginTrial } from './begin-trial.ts'
import { meterEnvironment, type MeteredEnvironment } from './meter-environment.ts'
import { callAgent, type AgentEnd } from './call-agent.ts'
import { startAgain } from './set-start.ts'
import { recordSteps, type StepBook } from './record-steps.ts'
import { meterTokens, sumOfTokens, type TokenUse } from './token-meter.ts'
import { openTeamView } from './team-view.ts'
import { withTroubles } from './with-troubles.ts'
import { trackGoal, type GoalTracker } from './track-goal.ts'
import { watchLoss } from './watch-loss.ts'
import type { TrialAgent, TrialReport } from './trial-agent.ts'
import type { OpenTrial, TrialBot, TrialGame } from './trial-game.ts'
import type { TrialResult } from './trial-result.ts'

export interface RunTrialOptions {
  readonly suite: Pick<Suite, 'game'>
  readonly condition: string
  readonly seed: number
  readonly agent: TrialAgent
  readonly openTrial: OpenTrial
  /** Blocks the agent knows of. */
  readonly sight: Sight
  readonly clock: Clock
  /** Wall time after which an agent counts as one that does not end, in milliseconds. */
  readonly trialWallMs: number
  readonly signal: AbortSignal
}

/** Plays of a trial whose game is lost, such as on a machine too busy to hear of it; what the last one comes to counts. */
const mostPlays = 3

/**
 * Runs one trial: a world of its own at the start of the task, the agent in it, the goal judged by the world after each
 * step. Whatever the agent does, the result is a value. A world that does not open, a start it refuses and an abort of
 * `signal` are thrown: they say nothing about the agent. Nor does a game that is lost meanwhile: the trial begins anew.
 */
export async function runTrial(task: SuiteTask, options: RunTrialOptions): Promise<TrialResult> {
  const { clock, condition, seed } = options
  const startedAt = clock.now()
  let used: TokenUse | undefined
  for (let plays = 1; ; plays += 1) {
    const { played, isLost } = await playOnce(task, { ...options, isLast: plays === mostPlays })
    // What a lost play has asked of models is paid for all the same.
    used = sumOfTokens(used, played.tokens)
    if (isLost) continue
    const base = { task: task.id, family: task.family, condition, seed }
    return { ...base, ...played, ...definedOf({ tokens: used }), wallMs: clock.now() - startedAt }
  }
}

interface PlayOnceOptions extends RunTrialOptions {
  /** Whether what becomes of the game counts as it is. */
  readonly isLast: boolean
}

interface OncePlayed {
  readonly played: Played
  /** Whether the game was lost, so that it says nothing. */
  readonly isLost: boolean
}

async function playOnce(task: SuiteTask, options: PlayOnceOptions): Promise<OncePlayed> {
  const { suite, seed, openTrial, sight, signal } = options
  let game: TrialGame | undefined
  try {
    const begun = await beginTrial(task, { openTrial, seed, version: suite.game, sight, signal })
    const { observation, origin } = begun
    game = begun.game
    const book = recordSteps(observation)
    const tracker = task.goal && trackGoal(task.goal, { start: observation, origin })
    const ending = new AbortController()
    let isLost = false
    const watch = <Bot extends TrialBot>(bot: Bot): Bot =>
      watchLoss(bot, (error) => {
        isLost ||= !ending.signal.aborted
        ending.abort(error)
      })
    const watched = options.isLast ? game : watchAll(game, watch)
    const placed = { game: watched, start: observation, origin }
    const played = await play(task, { ...options, ...placed, ending, book, tracker })
    return { played, isLost }
  } finally {
    await game?.close()
  }
}

/** Longest reason that a result keeps, in characters: an agent may give an account or throw an error of any length. */
const mostReason = 2000

type Played = Omit<TrialResult, 'task' | 'family' | 'condition' | 'seed' | 'wallMs'>

function watchAll(game: TrialGame, watch: <Bot extends TrialBot>(bot: Bot) => Bot): TrialGame {
  return { ...watch(game), ...(game.mates && { mates: game.mates.map(watch) }) }
}

interface PlayOptions extends RunTrialOptions {
  readonly game: TrialGame
  /** Seen before the agent's first step. */
  readonly start: Observation
  /** Place that the trial begins at. */
  readonly origin: Position
  /** Ends the agent's work when aborted. */
  readonly ending: AbortController
  readonly book: StepBook
  readonly tracker: GoalTracker | undefined
}

async function play(task: SuiteTask, options: PlayOptions): Promise<Played> {
  const { game, start, ending, book, tracker, seed } = options
  let spent: BudgetSpentError | undefined
  let solvedAt: TrialResult['solvedAt']
  const view = openTeamView(start)
  const bots: MeteredEnvironment[] = []
  const onSpent = (error: BudgetSpentError): void => {
    spent ??= error
    ending.abort(error)
  }
  const tokens = meterTokens({ budget: task.budget, onSpent })
  const meter = (bot: number, played: Environment, leave?: () => Promise<void>): MeteredEnvironment => {
    const environment: MeteredEnvironment = meterEnvironment(played, {
      budget: task.budget,
      leave,
      onSpent,
      onStep: async (step, program) => {
        const { ticks } = environment
        book.add(step, { program, ticks, bot })
        if (tracker?.take(view.see(bot, step))) solvedAt ??= { attempt: sumOf(bots), ticks }
      },
    })
    bots.push(environment)
    return environment
  }
  const environment = meter(0, withTroubles(game, task.start), game.leave)
  const mates = (game.mates ?? []).map((mate, index) => ({
    name: mate.name,
    environment: meter(index + 1, mate, () => mate.close()),
  }))
  const end = await callAgent(task, {
    ...options,
    version: options.suite.game,
    environment,
    mates,
    useTokens: tokens.use,
    beginAgain: () => startAgain(game, { start: task.start, origin: options.origin }),
    random: chanceOf(task.id, seed),
  })
  return playedOf({ end, spent, bots, book, solvedAt, used: tokens.used, isJudged: tracker !== undefined })
}

interface PlayFacts {
  readonly end: AgentEnd
  readonly spent: BudgetSpentError | undefined
  readonly bots: readonly MeteredEnvironment[]
  readonly book: StepBook
  readonly solvedAt: TrialResult['solvedAt']
  /** Tokens that were told of; undefined where there were none. */
  readonly used: TokenUse | undefined
  readonly isJudged: boolean
}

function playedOf({ end, spent, bots, book, solvedAt, used, isJudged }: PlayFacts): Played {
  const { report, fault } = spent === undefined ? end : { report: end.report, fault: undefined }
  const status = statusOf({ fault, isSolved: solvedAt !== undefined, isJudged })
  const reason =
    status === 'solved' ? undefined : (fault ?? spent?.message ?? report?.note)?.slice(0, mostReason)
  const limit = spent?.limit ?? (end.isOverdue ? ('time on the wall' as const) : report?.spent)
  const tokens = used ?? report?.tokens
  const { steps, deaths, operatorPowers, distanceBlocks } = book
  return {
    status,
    ...definedOf({ reason, solvedAt, spent: limit, claim: report?.claim, tokens }),
    ...graphOf(report),
    attempts: sumOf(bots),
    ticks: Math.max(...bots.map((bot) => bot.ticks)),
    deaths,
    operatorPowers,
    distanceBlocks,
    steps: [...steps],
  }
}

/** Skills of a report; one alone has no graph. */
function graphOf({ skills = [] }: TrialReport = {}): Pick<TrialResult, 'skills'> {
  return skills.length < 2 ? {} : { skills }
}

/** Programs of all bots together. */
function sumOf(bots: readonly MeteredEnvironment[]): number {
  return bots.reduce((sum, { attempts }) => sum + attempts, 0)
}

/** Chance of a trial: the same under every condition, another for each task, so that no two tasks share their luck. */
function chanceOf(task: string, seed: number): Random {
  return seededRandom(Number.parseInt(hashOf([task, seed]).slice(0, 8), 16))
}

interface StatusFacts {
  readonly fault: string | undefined
  readonly isSolved: boolean
  readonly isJudged: boolean
}

/** A goal that was reached stays reached, whatever the agent does afterwards. */
function statusOf({ fault, isSolved, isJudged }: StatusFacts): TrialResult['status'] {
  if (isSolved) return 'solved'
  if (fault !== undefined) return 'failed'
  return isJudged ? 'unsolved' : 'measured'
}
