import { context, SpanStatusCode, trace, type Context, type Span, type Tracer } from '@opentelemetry/api'
import { definedOf } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { ModelUseEvent, RunEndReason } from '@voyager-mc/voyager/journal'

export interface TraceRunOptions {
  /** The global one by default, which does nothing unless an SDK is registered. */
  readonly tracer?: Tracer
  /** Facts that the span of the run carries, such as condition and seed. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>
}

/** Listener for a run's events that makes them spans, and the end of spans that are still open. */
export interface RunTrace {
  readonly onEvent: (event: VoyagerEvent) => void
  readonly end: () => void
}

type Facts = Readonly<Record<string, string | number | boolean>>

type SpanName = 'run' | 'rollout' | 'attempt' | 'step'

// Each is inside the one before it.
const order: readonly SpanName[] = ['run', 'rollout', 'attempt', 'step']

const goodEnds: ReadonlySet<RunEndReason> = new Set(['condition-met', 'done', 'budget'])

/**
 * Traces a run with OpenTelemetry: a span for the run, each task's rollout, each attempt and each step, and in them the
 * model calls and the searches for skills.
 */
export function traceRun({
  tracer = trace.getTracer('@voyager-mc/fleet'),
  attributes = {},
}: TraceRunOptions = {}): RunTrace {
  const open = new Map<SpanName, Span>()
  const inside = (name?: SpanName): Context => {
    const depth = name === undefined ? order.length : order.indexOf(name)
    const parent = order.slice(0, depth).findLast((each) => open.has(each))
    const span = parent && open.get(parent)
    return span === undefined ? context.active() : trace.setSpan(context.active(), span)
  }
  const begin = (name: SpanName, facts: Facts): void => {
    end(name)
    open.set(name, tracer.startSpan(`voyager.${name}`, { attributes: { ...facts } }, inside(name)))
  }
  const end = (name: SpanName, problem?: string): void => {
    // What is inside ends with it.
    for (const each of order.slice(order.indexOf(name)).toReversed()) {
      const span = open.get(each)
      if (span === undefined) continue
      if (problem !== undefined && each === name)
        span.setStatus({ code: SpanStatusCode.ERROR, message: problem })
      span.end()
      open.delete(each)
    }
  }
  const mark = (name: string, facts: Facts): void =>
    tracer.startSpan(`voyager.${name}`, { attributes: { ...facts } }, inside()).end()
  const onBegin = (event: VoyagerEvent): void => {
    if (event.type === 'run-start') begin('run', { ...attributes, mode: event.mode, resumed: event.resumed })
    if (event.type === 'task-start') begin('rollout', { task: event.task.name })
    if (event.type === 'attempt-start') begin('attempt', { attempt: event.attempt, task: event.task.name })
    if (event.type === 'program-write') begin('step', { program: event.program.name })
    if (event.type === 'skill-retrieve') mark('skill-search', { skills: event.skills.length })
    if (event.type === 'model-use') mark('model-call', modelFacts(event))
  }
  const onEnd = (event: VoyagerEvent): void => {
    if (event.type === 'step-end') end('step', problemOf(event.step.outcome.status, 'completed'))
    if (event.type === 'attempt-end') end('attempt', problemOf(event.status, 'succeeded'))
    if (event.type === 'task-end') end('rollout', problemOf(event.status, 'completed'))
    if (event.type === 'run-end') end('run', goodEnds.has(event.reason) ? undefined : event.detail)
  }
  const onEvent = (event: VoyagerEvent): void => {
    onBegin(event)
    onEnd(event)
  }
  return { onEvent, end: () => end('run') }
}

// Names of OpenTelemetry's conventions for generative models where there are any.
function modelFacts({
  step,
  role,
  model,
  inputTokens,
  outputTokens,
  costUsd,
  failure,
}: ModelUseEvent): Facts {
  return definedOf({
    'voyager.step': step,
    'voyager.role': role,
    'gen_ai.request.model': model,
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
    'voyager.cost_usd': costUsd,
    'error.type': failure,
  })
}

function problemOf(status: string, wanted: string): string | undefined {
  return status === wanted ? undefined : status
}
