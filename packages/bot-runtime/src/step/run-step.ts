import type { Clock, GameEvent, Program, ProgramOutcome, Random, StepResult } from '@voyager-mc/core'
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
import { createProgramHost } from '../program-host/create-program-host.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { keepSettings } from './keep-settings.ts'
import { outlast } from './outlast.ts'
import { settle } from './settle.ts'
import { createStepRecorder } from './step-recorder.ts'
import { stopEverything } from './stop-everything.ts'

export interface RunStepOptions {
  readonly runner: ProgramRunner
  readonly primitives: readonly Primitive[]
  readonly powers: OperatorPowers
  readonly pauses: PauseSwitch
  readonly clock: Clock
  readonly random: Random
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly onEvent: ((event: GameEvent) => void) | undefined
}

/** What one program did, and which operator powers it was given on the way. */
export interface MinecraftStepResult extends StepResult {
  readonly operatorUses: OperatorUses
}

/** Runs one program and cleans up after it; throws `EnvironmentLostError` when the world is lost meanwhile. */
export async function runStep(
  { bot, commands, observer, lost }: Connection,
  program: Program,
  { runner, primitives, powers, pauses, clock, random, timeoutMs, signal, onEvent }: RunStepOptions,
): Promise<MinecraftStepResult> {
  const ending = new AbortController()
  const stepSignal = AbortSignal.any([ending.signal, lost, ...(signal ? [signal] : [])])
  const recorder = createStepRecorder(bot, { observer, commands, onEvent })
  const putSettingsBack = keepSettings(bot)
  const heldIronPickaxe = countItems(bot).iron_pickaxe !== undefined
  const pending = new Set<Promise<unknown>>()
  const loose = new Set<Promise<unknown>>()
  const context: PrimitiveContext = {
    bot,
    signal: stepSignal,
    clock,
    random,
    operator: createOperatorConsole(commands, { powers, emit: recorder.emit }),
    failures: new Map(),
    say: (text) => recorder.emit({ type: 'program-log', text }),
    emit: recorder.emit,
  }
  const stopReflexes = [startReflexes(bot, { signal: stepSignal }), rescueStuckBot(bot, context.operator)]
  pauses.resume(context.operator)
  try {
    const host = createProgramHost(context, primitives, {
      ofPrimitives: (work) => track(pending, work),
      ofBot: (work) => void track(loose, work),
    })
    const outcome = await runner.run(program, host, { signal: stepSignal, limits: { wallMs: timeoutMs } })
    ending.abort(stepEnded)
    await stopEverything(bot, { lost })
    await Promise.allSettled(pending)
    await outlast(bot, loose, { lost })
    putSettingsBack()
    signal?.throwIfAborted()
    giveStepAssists(bot, context.operator, { heldIronPickaxe })
    reportFailure(outcome, recorder.emit)
    await settle(bot, { signal: signal ? AbortSignal.any([signal, lost]) : lost })
    const observation = observer.observe({ elapsedTicks: recorder.ticks })
    pauses.pause(context.operator)
    const events = [...recorder.events]
    return { observation, events, outcome, operatorUses: countOperatorUses(events) }
  } catch (error) {
    // Whatever broke while the connection went away is a symptom of that.
    if (lost.aborted) throw lost.reason
    throw error
  } finally {
    ending.abort(stepEnded)
    for (const stop of stopReflexes) stop()
    recorder.stop()
  }
}

const stepEnded = new DOMException('The step has ended.', 'AbortError')

/** Keeps a promise in the set until it settles, so that a step can wait for work nobody awaited. */
function track<Value>(pending: Set<Promise<unknown>>, work: Promise<Value>): Promise<Value> {
  pending.add(work)
  const forget = (): void => {
    pending.delete(work)
  }
  work.then(forget, forget)
  return work
}

function reportFailure(outcome: ProgramOutcome, emit: PrimitiveContext['emit']): void {
  if (outcome.status === 'completed') return
  emit({ type: 'error', name: outcome.status, message: outcome.message })
}
