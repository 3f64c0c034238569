import * as z from 'zod'
import type { VoyagerEvent } from '../voyager-event.ts'

/** Version of the journal's and the configuration's shape; another one is refused. */
export const runSchemaVersion = 1

/** One line of the journal. */
export interface JournalRecord {
  readonly schemaVersion: typeof runSchemaVersion
  /** 0 for the first record, without gaps. */
  readonly sequence: number
  /** Milliseconds since the epoch. */
  readonly atMs: number
  readonly event: VoyagerEvent
}

const task = z.looseObject({ name: z.string() })
const program = z.looseObject({ name: z.string(), source: z.string() })
const observation = z.looseObject({
  position: z.looseObject({}),
  inventory: z.record(z.string(), z.number()),
})
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
  z.looseObject({ type: z.literal('environment-restore'), tries: z.number() }),
  z.looseObject({ type: z.literal('model-unavailable'), message: z.string() }),
  z.looseObject({ type: z.literal('role-error'), role: z.string(), call: z.string(), message: z.string() }),
  z.looseObject({ type: z.literal('death-loop'), attempts: z.number() }),
  z.looseObject({ type: z.literal('model-use'), step: z.string() }),
])

const record = z.object({
  schemaVersion: z.literal(runSchemaVersion),
  sequence: z.number(),
  atMs: z.number(),
  event,
})

/** Checks a journal line that was parsed as JSON; throws zod's error when it is not a record. */
export function parseJournalRecord(value: unknown): JournalRecord {
  record.parse(value)
  // The schema checked what the state is rebuilt from; the rest was written by this package from typed events.
  return value as JournalRecord
}
