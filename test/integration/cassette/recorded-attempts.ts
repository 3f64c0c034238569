import { readFile } from 'node:fs/promises'
import type { Observation, StepResult } from '@voyager-mc/core'

/** Role of a request, by the beginning of its system prompt. */
export type AskedRole = 'proposal' | 'questions' | 'answer' | 'program' | 'critique' | 'description'

/** One request to the model and what it replied. */
export interface RecordedExchange {
  readonly role: AskedRole
  /** Tokens of the whole prompt as it was when this was recorded. */
  readonly promptTokens: number
  readonly reply: string
  /**
   * Set where the request only complained of a missing `await` in the reply before, and this reply is that one with it. The
   * action agent adds it by itself since, so that a replay passes over these; absent everywhere else. `known-task` marks the
   * answer to how a task is done that the tech tree gives since.
   */
  readonly answers?: 'missing-await' | 'known-task'
}

/** One thing that a role decided. */
export type Decision =
  | { readonly task: string }
  | { readonly program: string }
  | { readonly success: boolean }
  | { readonly skill: string }

/** A run as it was recorded: everything that model and world said, in order. */
export interface RecordedAttempts {
  /** Who wrote the replies, in a sentence. */
  readonly writer: string
  readonly seed: number
  /** Tasks that ended. */
  readonly tasks: number
  readonly first: Observation
  readonly exchanges: readonly RecordedExchange[]
  readonly steps: readonly StepResult[]
  readonly decisions: readonly Decision[]
}

/** File that `record-attempts.ts` writes. */
export const recordedAttemptsFile: URL = new URL('__fixtures__/recorded-attempts.json', import.meta.url)

/**
 * File that `record-by-files.ts` wrote: a language model read the prompts of each request alone and wrote the replies, one
 * file each. No service was asked, so the recording has no model's name, no temperature and no usage.
 */
export const liveAttemptsFile: URL = new URL('__fixtures__/live-attempts.json', import.meta.url)

/** Reads a recorded run. */
export async function loadRecordedAttempts(file: URL = recordedAttemptsFile): Promise<RecordedAttempts> {
  // Our own file.
  return JSON.parse(await readFile(file, 'utf8')) as RecordedAttempts
}

const marks: readonly (readonly [AskedRole, RegExp])[] = [
  ['questions', /^You help to choose the next task/],
  ['proposal', /^You choose the next task/],
  ['answer', /^Answer a question about Minecraft/],
  ['program', /^You write JavaScript programs/],
  ['critique', /^You check whether a Minecraft player/],
  ['description', /^You describe Minecraft bot functions/],
]

/** Reads the role off a system prompt. */
export function roleOf(systemPrompt: string): AskedRole {
  const role = marks.find(([, mark]) => mark.test(systemPrompt))?.[0]
  if (role === undefined) throw new Error(`No role asks like this: ${systemPrompt.slice(0, 80)}`)
  return role
}
