import {
  definedOf,
  type Clock,
  type GameEvent,
  type OwnedChest,
  type Program,
  type ProgramOutcome,
  type Random,
  type StepResult,
} from '@voyager-mc/core'
import type { Connection } from '../connection/join-world.ts'
import { createOperatorConsole } from '../operator/create-operator-console.ts'
import { giveStepAssists } from '../operator/give-step-assists.ts'
import { countOperatorUses, type OperatorUses } from '../operator/count-operator-uses.ts'
import type { PauseSwitch } from '../operator/pause-switch.ts'
import type { OperatorPowers } from '../operator/operator-powers.ts'
import { rescueStuckBot } from '../operator/rescue-stuck-bot.ts'
import { countItems } from '../bot/inventory-changes.ts'
import type { Primitive } from '../primitives/define-primitive.ts'
import type { PrimitiveContext } from '../primitives/primitive-context.ts'
import { startReflexes } from '../reflexes/start-reflexes.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { runProgram } from './run-program.ts'
import { shedBallast } from './shed-ballast.ts'
import { settle } from './settle.ts'
import { startGrace } from './start-grace.ts'
import { createStepRecorder, type StepRecorder } from './step-recorder.ts'
import { watchSlowDigs } from './watch-slow-digs.ts'
import { watchWear } from './watch-wear.ts'

export interface RunStepOptions {
  readonly runner: ProgramRunner
  readonly primitives: readonly Primitive[]
  readonly powers: OperatorPowers
  readonly pauses: PauseSwitch
  readonly clock: Clock
  readonly random: Random
  /** Folder of schematic files. */
  readonly schematics?: string
  readonly timeoutMs: number
  readonly othersChests: readonly OwnedChest[]
  /** Items that the step is about. */
  readonly keeps: readonly string[] | undefined
  readonly signal: AbortSignal | undefined
  readonly onEvent: ((event: GameEvent) => void) | undefined
}

/** Result of one program, and the operator powers it was given on the way. */
export interface MinecraftStepResult extends StepResult {
  readonly operatorUses: OperatorUses
}

/** Runs one program and cleans up after it; throws `EnvironmentLostError` when the world is lost meanwhile. */
export async function runStep(
  connection: Connection,
  program: Program,
  options: RunStepOptions,
): Promise<MinecraftStepResult> {
  const { bot, commands, cutPackets, observer, lost, silence } = connection
  const { powers, pauses, clock, random, timeoutMs, othersChests, keeps, signal, onEvent } = options
  const ending = new AbortController()
  const recorder = createStepRecorder(bot, { observer, commands, cutPackets, onEvent })
  const deadlineMs = clock.now() + timeoutMs
  const heldIronPickaxe = countItems(bot).iron_pickaxe !== undefined
  const context: PrimitiveContext = {
    bot,
    signal: AbortSignal.any([ending.signal, lost, ...(signal ? [signal] : [])]),
    clock,
    deadlineMs,
    random,
    operator: createOperatorConsole(commands, { powers, emit: recorder.emit }),
    failures: new Map(),
    othersChests,
    ...definedOf({ land: observer.land, schematics: options.schematics, keeps }),
    say: (text) => recorder.emit({ type: 'program-log', text }),
    emit: recorder.emit,
  }
  const stops = [
    silence.begin(),
    startReflexes(bot, { signal: context.signal, say: context.say, keeps }),
    ...[watchWear, watchSlowDigs].map((watch) => watch(bot, context.say)),
    rescueStuckBot(bot, context.operator),
  ]
  pauses.resume(context.operator)
  const end = (): void => ending.abort(stepEnded)
  try {
    await shedBallast(bot, { ...context, keeps })
    const { outcome, grace } = await runProgram(program, {
      ...options,
      connection,
      context,
      end,
      endsAtDeath: !context.operator.allows('keepInventory'),
    })
    signal?.throwIfAborted()
    giveStepAssists(bot, context.operator, { heldIronPickaxe })
    reportFailure(outcome, recorder.emit)
    await grace.wait((over) => settle(bot, { signal: signal ? AbortSignal.any([signal, over]) : over }))
    grace.end()
    if (outcome.status === 'completed') await hearFrom(connection, { clock, deadlineMs })
    lost.throwIfAborted()
    const observation = observer.observe({ elapsedTicks: recorder.ticks })
    pauses.pause(context.operator)
    return reportStep(recorder, { observation, outcome })
  } catch (error) {
    // Whatever broke while the connection went away is a symptom of that.
    if (lost.aborted) throw lost.reason
    throw error
  } finally {
    end()
    for (const stop of stops) stop()
    recorder.stop()
  }
}

function reportStep(
  recorder: StepRecorder,
  end: Pick<StepResult, 'observation' | 'outcome'>,
): MinecraftStepResult {
  // What sources hold back until the server has had its say is told now.
  recorder.stop()
  const events = [...recorder.events]
  return { ...end, events, operatorUses: countOperatorUses(events) }
}

const stepEnded = new DOMException('The step has ended.', 'AbortError')

/** Waits for a sign of life: what a bot did on a dead line is not done, whatever its own world shows. */
async function hearFrom(
  { silence, lost }: Connection,
  { clock, deadlineMs }: { readonly clock: Clock; readonly deadlineMs: number },
): Promise<void> {
  const patience = startGrace(clock, { graceMs: Math.max(0, deadlineMs - clock.now()), lost })
  await patience.wait((signal) => silence.heard({ signal }))
  patience.end()
}

function reportFailure(outcome: ProgramOutcome, emit: PrimitiveContext['emit']): void {
  if (outcome.status === 'completed') return
  emit({ type: 'error', name: outcome.status, message: outcome.message })
}
