import type { VoyagerEvent } from '@voyager-mc/voyager'
import { cleanLine } from '../terminal/clean-text.ts'
import type { Tone } from './tone.ts'

/** A line about an event that stays on the screen. */
export interface EventLine {
  readonly text: string
  readonly tone: Tone
}

type Sayings = {
  readonly [Type in VoyagerEvent['type']]?: (
    event: VoyagerEvent & { readonly type: Type },
  ) => EventLine | undefined
}

const sayings: Sayings = {
  'checkpoint-import': ({ completed, failed }) =>
    plain(`Taken over: ${completed.length} tasks completed, ${failed.length} failed.`),
  'task-start': ({ resumed, task }) => ({
    tone: 'task',
    text: `${resumed ? 'Going on with' : 'Task'}: ${task.name}`,
  }),
  'attempt-end': ({ attempt, status, durationMs }) => ({
    tone: status === 'succeeded' ? 'good' : 'bad',
    text: `  attempt ${attempt} ${status} in ${(durationMs / 1000).toFixed(1)} s`,
  }),
  'critique-end': ({ critique }) => (critique.success ? undefined : bad(`  critic: ${critique.feedback}`)),
  intervention: ({ by, action, detail }) =>
    plain(`${by}: ${action}${detail === undefined ? '' : ` ${detail.slice(0, 120)}`}`),
  'program-reject': ({ problem }) => bad(`  no program: ${problem}`),
  'step-end': ({ step: { outcome } }) =>
    outcome.status === 'completed' ? undefined : bad(`  program ${outcome.status}: ${outcome.message}`),
  'skill-add': ({ name, version }) => ({
    tone: 'good',
    text: `  learned ${name}${version > 1 ? ` (version ${version})` : ''}`,
  }),
  'skill-refuse': ({ name, reason }) => bad(`  refused ${name}: ${reason}`),
  'task-end': ({ status, reason }) =>
    status === 'completed' ? undefined : bad(`  ${status}: ${reason ?? 'no reason given'}`),
  'environment-lost': ({ reason, message }) => bad(`The world is gone (${reason}): ${message}`),
  'environment-restore': () => plain('Back in the world.'),
  'model-use': ({ notice }) => (notice === undefined ? undefined : bad(`  model: ${notice}`)),
  'model-unavailable': ({ role, message }) => bad(`The model of ${role} is out of reach: ${message}`),
  'role-error': ({ role, call, message }) => bad(`${role}.${call} failed: ${message}`),
  'death-loop': ({ attempts }) => bad(`Died in ${attempts} attempts in a row.`),
  // The last one ends the command, which says it itself.
  'store-error': ({ message, retryInMs }) =>
    retryInMs === undefined ? undefined : bad(`Saving failed and is tried again: ${message}`),
}

/** The line about an event; undefined for those that only programs want. Foreign text in it is harmless. */
export function describeEvent(event: VoyagerEvent): EventLine | undefined {
  // A saying stands under its own event's type, which TypeScript cannot follow through the union.
  const saying = sayings[event.type] as ((event: VoyagerEvent) => EventLine | undefined) | undefined
  const line = saying?.(event)
  if (line === undefined) return undefined
  const indent = line.text.startsWith('  ') ? '  ' : ''
  return { ...line, text: `${indent}${cleanLine(line.text)}` }
}

function plain(text: string): EventLine {
  return { tone: 'plain', text }
}

function bad(text: string): EventLine {
  return { tone: 'bad', text }
}
