import type { CallOptions, Critique, Program, Task } from '@voyager-mc/core'
import type { InterventionEvent } from '../events/intervention-event.ts'
import type { Hand } from './hand.ts'

/** A person's way into a run: the loop asks it at its joints, the person acts whenever it suits. */
export interface Oversight {
  /** Does what a person wants and writes it to the journal, with who; throws `InvalidArgumentError` when it cannot be done now. */
  act(this: void, hand: Hand, by: string): Promise<void>
  /** Writes something that a person did outside the loop, such as to the skills. */
  note(this: void, intervention: Omit<InterventionEvent, 'type'>): Promise<void>
  /** Whether a run goes on whose journal is told; without one nothing can be done. */
  isOpen(this: void): boolean
  /** State for those who watch. */
  state(this: void): OversightState
  /** Calls back after each change; returns what stops it. */
  onChange(this: void, listener: () => void): () => void
  /** The loop's side of it. */
  readonly joints: OversightJoints
}

/** State of an oversight; plain data. */
export interface OversightState {
  readonly isPaused: boolean
  readonly asksPrograms: boolean
  readonly asksVerdicts: boolean
  /** Tasks that wait for their turn. */
  readonly proposed: readonly string[]
  /** The program or the verdict that waits for a person. */
  readonly pending?: Pending
}

export type Pending =
  | { readonly type: 'program'; readonly task: Task; readonly program: Program }
  | { readonly type: 'verdict'; readonly task: Task; readonly critique: Critique }

/** Places at which the loop asks a person; each waits while the run is paused. */
export interface OversightJoints {
  /** A run begins: what a person does is told to it from now on; returns what ends that. */
  begin(this: void, journal: (event: InterventionEvent) => Promise<void>): () => void
  /** The task that a person proposed; undefined leaves the choice to the curriculum. */
  nextTask(this: void, options: CallOptions): Promise<Task | undefined>
  /** The task with what was said to the agent meanwhile. */
  withWords(this: void, task: Task, options: CallOptions): Promise<Task>
  /** The program as it may run, or why it may not. */
  review(
    this: void,
    program: Program,
    options: CallOptions & { readonly task: Task },
  ): Promise<Program | { readonly rejected: string }>
  /** The verdict as it counts. */
  judge(this: void, critique: Critique, options: CallOptions & { readonly task: Task }): Promise<Critique>
}
