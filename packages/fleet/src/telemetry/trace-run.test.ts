import {
  trace,
  type Context,
  type Span,
  type SpanOptions,
  type SpanStatus,
  type Tracer,
} from '@opentelemetry/api'
import { makeObservation } from '@voyager-mc/core/testing'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { expect, test } from 'vitest'
import { traceRun } from './trace-run.ts'

interface Recorded {
  readonly name: string
  readonly parent: string | undefined
  readonly attributes: SpanOptions['attributes']
  status?: SpanStatus
  isEnded: boolean
}

/** A tracer that remembers its spans and what each is inside of. */
function recordingTracer(): { readonly tracer: Tracer; readonly spans: readonly Recorded[] } {
  const spans: Recorded[] = []
  const names = new WeakMap<Span, string>()
  const startSpan = (name: string, options: SpanOptions = {}, inside?: Context): Span => {
    const outer = inside && trace.getSpan(inside)
    const parent = outer && names.get(outer)
    const record: Recorded = { name, parent, attributes: options.attributes, isEnded: false }
    spans.push(record)
    // The two members that are used, over a span that does nothing.
    const span: Span = Object.assign(
      Object.create(trace.wrapSpanContext({ traceId: '', spanId: '', traceFlags: 0 })),
      {
        end: () => (record.isEnded = true),
        setStatus: (status: SpanStatus) => (record.status = status),
      },
    )
    names.set(span, name)
    return span
  }
  // `startActiveSpan` is not called.
  return { tracer: { startSpan } as unknown as Tracer, spans }
}

const task = { name: 'Mine 1 oak_log' }
const step = { observation: makeObservation(), events: [], outcome: { status: 'completed' } } as const
const events: readonly VoyagerEvent[] = [
  { type: 'run-start', mode: 'learn', resumed: false, observation: makeObservation() },
  { type: 'task-start', task, resumed: false },
  { type: 'skill-retrieve', skills: ['a'] },
  { type: 'attempt-start', task, attempt: 1 },
  { type: 'model-use', step: 'generate', model: 'small', inputTokens: 10 },
  { type: 'program-write', program: { name: 'mine', source: '' } },
  { type: 'step-end', step },
  { type: 'attempt-end', task, attempt: 1, status: 'failed', durationMs: 5 },
  { type: 'task-end', task, status: 'failed', attempts: 1 },
]

test('a run, its rollouts, attempts and steps are spans inside each other, with model calls and searches in them', () => {
  const { tracer, spans } = recordingTracer()
  const { onEvent, end } = traceRun({ tracer, attributes: { seed: 7 } })
  for (const event of events) onEvent(event)
  expect(spans.map(({ name, parent }) => [name, parent])).toEqual([
    ['voyager.run', undefined],
    ['voyager.rollout', 'voyager.run'],
    ['voyager.skill-search', 'voyager.rollout'],
    ['voyager.attempt', 'voyager.rollout'],
    ['voyager.model-call', 'voyager.attempt'],
    ['voyager.step', 'voyager.attempt'],
  ])
  expect(spans[0]).toMatchObject({ attributes: { seed: 7, mode: 'learn' }, isEnded: false })
  expect(spans[4]?.attributes).toEqual({
    'voyager.step': 'generate',
    'gen_ai.request.model': 'small',
    'gen_ai.usage.input_tokens': 10,
  })
  expect(spans[3]).toMatchObject({ isEnded: true, status: { message: 'failed' } })
  expect(spans[5]).toMatchObject({ isEnded: true })
  expect(spans[5]).not.toHaveProperty('status')
  end()
  expect(spans.every(({ isEnded }) => isEnded)).toBe(true)
})

test('a run that ends early ends what is inside it', () => {
  const { tracer, spans } = recordingTracer()
  const { onEvent } = traceRun({ tracer })
  for (const event of events.slice(0, 4)) onEvent(event)
  onEvent({ type: 'run-end', mode: 'learn', reason: 'aborted', detail: 'Stopped by Ctrl-C.' })
  expect(spans.every(({ isEnded }) => isEnded)).toBe(true)
  expect(spans[0]?.status).toMatchObject({ message: 'Stopped by Ctrl-C.' })
})
