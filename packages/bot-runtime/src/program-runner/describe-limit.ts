import type { ProgramOutcome } from '@voyager-mc/core'
import type { RunLimits } from './run-limits.ts'

/** A limit a run can go over. */
export type LimitName = Extract<ProgramOutcome, { status: 'timed-out' }>['limit']

/** The outcome of a run that went over a limit, in words for the program's author. */
export function describeLimit(limit: LimitName, limits: RunLimits): ProgramOutcome {
  return { status: 'timed-out', limit, message: messages[limit](limits) }
}

const messages: Readonly<Record<LimitName, (limits: RunLimits) => string>> = {
  cpu: ({ cpuMs }) =>
    `The program computed for ${cpuMs} ms without giving way; await something in every loop, such as bot.waitForTicks(1).`,
  wall: ({ wallMs }) => `The program ran for ${wallMs / 1000} s; do less in one program.`,
  memory: ({ memoryMb }) => `The program used more than ${memoryMb} MB of memory; keep less data.`,
  calls: ({ hostCalls }) =>
    `The program used the game ${hostCalls} times; look things up once and keep them.`,
  log: ({ logCharacters }) => `The program logged more than ${logCharacters} characters; log less.`,
}
