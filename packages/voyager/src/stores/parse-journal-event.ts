import * as z from 'zod'
import type { VoyagerEvent } from '../events/voyager-event.ts'

const task = z.looseObject({ name: z.string() })
const program = z.looseObject({ name: z.string(), source: z.string() })
const observation = z.looseObject({
  position: z.looseObject({}),
  inventory: z.record(z.string(), z.number()),
})
const state = z.looseObject({ attempts: z.number(), tasks: z.number(), completed: z.array(z.string()) })
const mode = z.enum(['learn', 'solve', 'rollout', 'attempt', 'decompose'])

// The fields that the state is rebuilt from are checked; the rest of an event is data for readers.
const event = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('run-start'), mode, resumed: z.boolean(), observation }),
  z.looseObject({
    type: z.literal('checkpoint-import'),
    completed: z.array(z.string()),
    failed: z.array(z.string()),
    chestMemory: z.looseObject({}),
  }),
  z.looseObject({ type: z.literal('compaction'), version: z.number(), state, history: z.looseObject({}) }),
  z.looseObject({ type: z.literal('run-end'), mode, reason: z.string(), detail: z.string() }),
  z.looseObject({ type: z.literal('task-start'), task, resumed: z.boolean() }),
  z.looseObject({ type: z.literal('task-defer'), task, failures: z.number() }),
  z.looseObject({ type: z.literal('attempt-start'), task, attempt: z.number() }),
  z.looseObject({ type: z.literal('skill-retrieve'), skills: z.array(z.string()) }),
  z.looseObject({ type: z.literal('program-write'), program }),
  z.looseObject({ type: z.literal('program-reject'), problem: z.string() }),
  z.looseObject({
    type: z.literal('step-end'),
    step: z.looseObject({
      observation,
      events: z.array(z.looseObject({ type: z.string() })),
      outcome: z.looseObject({ status: z.string() }),
    }),
  }),
  z.looseObject({ type: z.literal('critique-end'), critique: z.looseObject({ success: z.boolean() }) }),
  z.looseObject({
    type: z.literal('attempt-end'),
    task,
    attempt: z.number(),
    status: z.enum(['succeeded', 'failed', 'rejected', 'unjudged']),
  }),
  z.looseObject({ type: z.literal('skill-add'), name: z.string(), version: z.number(), task: z.string() }),
  z.looseObject({ type: z.literal('skill-refuse'), name: z.string(), version: z.number(), task: z.string() }),
  z.looseObject({
    type: z.literal('task-end'),
    task,
    status: z.enum(['completed', 'failed', 'abandoned']),
    attempts: z.number(),
  }),
  z.looseObject({ type: z.literal('environment-lost'), reason: z.string(), message: z.string() }),
  z.looseObject({
    type: z.literal('environment-restore'),
    tries: z.number(),
    observation: observation.exactOptional(),
  }),
  z.looseObject({ type: z.literal('model-unavailable'), message: z.string() }),
  z.looseObject({ type: z.literal('role-error'), role: z.string(), call: z.string(), message: z.string() }),
  z.looseObject({ type: z.literal('death-loop'), attempts: z.number() }),
  z.looseObject({ type: z.literal('intervention'), by: z.string(), action: z.string() }),
  z.looseObject({ type: z.literal('model-use'), step: z.string() }),
])

/** Checks an event that was parsed as JSON; throws zod's error when it is none. */
export function parseJournalEvent(value: unknown): VoyagerEvent {
  event.parse(value)
  // The schema checked what the state is rebuilt from; the rest was written by this package from typed events.
  return value as VoyagerEvent
}
