import type { CallOptions } from '@voyager-mc/core'
import type { WorldFrame } from '@voyager-mc/vision/watch'

/** One event of a run, in the shape of a journal record; the type of the event may be any word. */
export interface DashboardRecord {
  /** 0 for the first record; each is greater than the one before. */
  readonly sequence: number
  /** Milliseconds since the epoch. */
  readonly atMs: number
  readonly event: { readonly type: string }
}

/** The agent at a moment, while a program still runs. */
export interface DashboardGlance {
  readonly position: { readonly x: number; readonly y: number; readonly z: number }
  readonly dimension: string
  readonly health: number
  readonly food: number
  /** The primitive that runs now; absent between two. */
  readonly primitive?: string
  /** Line of the running program that it began last, 1 for the first; absent while none runs. */
  readonly line?: number
  /** Skill in which it is now, and the line there; absent in the program itself. */
  readonly skill?: { readonly name: string; readonly line: number }
}

/** A run that can be watched. */
export interface DashboardSource {
  /** Name of the run, for people. */
  readonly title: string
  /** Records from that sequence on, then each new one, until the signal is aborted or nothing more will come. */
  follow(this: void, options: FollowOptions): AsyncIterable<DashboardRecord>
  /** Calls the listener with each glance; returns what stops it. Absent when nobody glances. */
  onGlance?(this: void, listener: (glance: DashboardGlance) => void): () => void
  /** Calls the listener with each frame of the world around the agent; resolves to what stops it. Absent without a world. */
  onFrame?(this: void, listener: (frame: WorldFrame) => void): Promise<() => void>
  /** Prompt and reply of a call by the number in its event; undefined when they were not kept. Absent where none are. */
  exchange?(this: void, id: number): Promise<CallTexts | undefined>
  /** Gives what can be played again up to now, the records first. Absent when nothing is kept. */
  replay?(this: void): AsyncIterable<ReplayPart>
}

/** Prompt and reply of one call of a model. */
export interface CallTexts {
  readonly messages: readonly { readonly role: string; readonly text: string }[]
  /** Absent when there was none. */
  readonly reply?: string
}

/** A record, or a frame of the recorded world as text: `[milliseconds since the epoch, frame]` in JSON. */
export type ReplayPart = { readonly record: DashboardRecord } | { readonly text: string }

/** Part of a run that is wanted. */
export interface FollowOptions extends CallOptions {
  readonly from: number
}
