import { definedOf } from '@voyager-mc/core'
import type { Clock, Program, ProgramOutcome } from '@voyager-mc/core'
import type { EngineStop, GuestEngine, HostChannel } from '../membrane/guest-engine.ts'
import { readGuestError } from '../membrane/decode-value.ts'
import { GuestError } from '../membrane/guest-error.ts'
import { createHostMembrane, type HostMembrane } from '../membrane/host-membrane.ts'
import { describeLimit } from './describe-limit.ts'
import { describeProgramError } from './describe-program-error.ts'
import { findHaltPlace, type HaltPlace } from './halt-place.ts'
import { createOutcomeLatch, type OutcomeLatch } from './outcome-latch.ts'
import { prepareProgram } from './prepare-program.ts'
import type { RunProgramOptions } from './program-runner.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { RunLimits } from '../membrane/run-limits.ts'
import { createThreadCpu } from '../membrane/thread-cpu.ts'
import { createWorkBudget, type WorkBudget } from '../membrane/work-budget.ts'

/** Parts of a run that its engine works with. */
export interface EngineOptions {
  readonly limits: RunLimits
  readonly budget: WorkBudget
  readonly channel: HostChannel
  /** Asked while guest code runs; `true` stops it. */
  readonly isCancelled: () => boolean
  readonly onTurnEnd: () => void
  readonly onStop: (stop: EngineStop) => void
}

/** Options of `runInSandbox`. */
export interface RunInSandboxOptions {
  readonly host: ProgramHost
  readonly limits: RunLimits
  readonly clock: Clock
  readonly signal?: AbortSignal
  readonly onBegin?: RunProgramOptions['onBegin'] | undefined
  /** Whether the engine counts the turns of loops. */
  readonly countsTurns?: boolean
  readonly createEngine: (options: EngineOptions) => Promise<GuestEngine>
}

/** Runs one program in a fresh engine and leaves nothing of it behind. */
export async function runInSandbox(program: Program, options: RunInSandboxOptions): Promise<ProgramOutcome> {
  const { host, limits, clock, signal, countsTurns = false } = options
  if (signal?.aborted) return interrupted(signal)
  const prepared = prepareProgram(program, host, { countsTurns })
  if (prepared.status === 'invalid') return prepared.outcome

  const run = createOutcomeLatch()
  let engine: GuestEngine | undefined
  const place = (): HaltPlace | undefined => engine && findHaltPlace(engine.notes, program)
  const fail = (error: GuestError): void =>
    run.end(explain(error, { limits, prepared: prepared.errors, place: place(), engine }))
  const state = { hasReturned: false }
  const budget = createWorkBudget({ limits, threadCpu: createThreadCpu() })
  const stop = (reason: Exclude<EngineStop, 'closed'>): void =>
    run.end(describeLimit(reason, limits, { during: membrane.running, program, place: place() }))
  const membrane = createHostMembrane({
    host,
    limits,
    clock,
    budget,
    events: {
      onDone(error) {
        if (error) fail(error)
        else state.hasReturned = true
      },
      onUncaught: fail,
      onLimit: (limit) => run.end(describeLimit(limit, limits, { program, place: place() })),
    },
  })
  const onTime = (): void =>
    run.end(describeLimit('wall', limits, { program, place: engine && findAwaitedPlace(engine, program) }))
  const unwatch = watchEnd(run, { ...options, onTime })
  try {
    engine = await options.createEngine({
      limits,
      budget,
      channel: (...request) => (run.isEnded ? undefined : membrane.channel(...request)),
      isCancelled: () => run.isEnded,
      onStop(reason) {
        if (reason !== 'closed') stop(reason)
      },
      onTurnEnd() {
        if (budget.exceeded) stop(budget.exceeded)
        if (!state.hasReturned || run.isEnded) return
        state.hasReturned = false
        const stray = strayRejection(engine)
        if (stray) fail(stray)
        else run.end({ status: 'completed' })
      },
    })
    options.onBegin?.(() => (run.isEnded ? undefined : place()))
    start(engine, { membrane, run, scripts: prepared.scripts, name: program.name, fail })
    return await run.ended
  } finally {
    unwatch()
    membrane.close()
    engine?.dispose()
  }
}

interface StartOptions {
  readonly membrane: HostMembrane
  readonly run: OutcomeLatch
  readonly scripts: readonly { readonly source: string; readonly fileName: string }[]
  readonly name: string
  readonly fail: (error: GuestError) => void
}

function start(engine: GuestEngine, { membrane, run, scripts, name, fail }: StartOptions): void {
  try {
    membrane.attach(engine)
    for (const { source, fileName } of scripts) if (!run.isEnded) engine.evaluate(source, fileName)
    engine.call('start', name)
  } catch (error) {
    if (!GuestError.isInstance(error)) throw error
    fail(error)
  }
}

/** Ends the run when its time is over or its caller says so; returns what stops the watch. */
function watchEnd(
  run: OutcomeLatch,
  { clock, limits, signal, onTime }: RunInSandboxOptions & { readonly onTime: () => void },
): () => void {
  const stopped = new AbortController()
  const onAbort = (): void => {
    if (signal) run.end(interrupted(signal))
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  clock.sleep(limits.wallMs, { signal: stopped.signal }).then(onTime, () => undefined)
  return () => {
    stopped.abort()
    signal?.removeEventListener('abort', onAbort)
  }
}

/** The line of the await that began last and still waits; undefined when the program waits for nothing it named. */
function findAwaitedPlace(engine: GuestEngine, program: Program): HaltPlace | undefined {
  const line = Number(engine.stopped ? 0 : (engine.call('waiting', '') ?? 0))
  return findHaltPlace([line, 0], program)
}

/** A rejection that nobody waited for by the time the program returned; absent when there is none. */
function strayRejection(engine: GuestEngine | undefined): GuestError | undefined {
  const text = engine?.call('unhandled', '')
  if (text === undefined) return undefined
  const error = readGuestError(JSON.parse(text))
  const { guestName: name, guestStack: stack, line } = error
  const message = `${error.message} (from a call that nobody awaited; put await before it)`
  return new GuestError({ name, message, stack, ...definedOf({ line }) })
}

/** Errors the engines throw when the program's memory is used up. */
const outOfMemory: ReadonlySet<string> = new Set([
  'InternalError: out of memory',
  'RangeError: Array buffer allocation failed',
])

/** QuickJS throws these where not even an error fits into the memory. */
const thrownForMemory: ReadonlySet<string> = new Set(['null', '[unsupported type]'])

function explain(
  error: GuestError,
  {
    limits,
    prepared,
    place,
    engine,
  }: {
    readonly limits: RunLimits
    readonly prepared: Parameters<typeof describeProgramError>[1]
    readonly place: HaltPlace | undefined
    readonly engine: GuestEngine | undefined
  },
): ProgramOutcome {
  const isNothing =
    engine?.isMemoryShort === true && error.guestStack === '' && thrownForMemory.has(error.message)
  const isOutOfMemory = isNothing || outOfMemory.has(`${error.guestName}: ${error.message}`)
  return isOutOfMemory
    ? describeLimit('memory', limits, { program: prepared.program, place })
    : describeProgramError(error, prepared)
}

function interrupted(signal: AbortSignal): ProgramOutcome {
  const reason: unknown = signal.reason
  const why = reason instanceof Error ? reason.message : String(reason)
  return { status: 'interrupted', message: `The program was stopped: ${why}.`.replace(/\.\.$/, '.') }
}
