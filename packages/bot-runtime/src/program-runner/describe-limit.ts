import type { ProgramOutcome } from '@voyager-mc/core'
import type { EngineStop } from '../membrane/guest-engine.ts'
import type { RunLimits } from '../membrane/run-limits.ts'

/** A limit a run can go over. */
export type LimitName = Extract<ProgramOutcome, { status: 'timed-out' }>['limit']

/** The outcome of a run that went over a limit, in words for the program's author. */
export function describeLimit(
  limit: Exclude<LimitName, 'cpu'> | Exclude<EngineStop, 'closed'>,
  limits: RunLimits,
  { during }: { readonly during?: string | undefined } = {},
): ProgramOutcome {
  const { name, text } = messages[limit](limits)
  const place = during === undefined ? '' : ` It was in the middle of ${during}.`
  return { status: 'timed-out', limit: name, message: text + place }
}

type Message = (limits: RunLimits) => { readonly name: LimitName; readonly text: string }

const messages: Readonly<Record<Exclude<LimitName, 'cpu'> | Exclude<EngineStop, 'closed'>, Message>> = {
  stretch: ({ cpuMs }) => ({
    name: 'cpu',
    text: `The program computed for ${cpuMs} ms without giving way; search a smaller part of the world, or await something in every loop, such as bot.waitForTicks(1).`,
  }),
  total: ({ totalCpuMs, wallMs }) => ({
    name: 'cpu',
    text: `The program computed for ${Math.min(totalCpuMs, wallMs) / 1000} s in all, listeners and timers included; do less, and less often.`,
  }),
  wall: ({ wallMs }) => ({
    name: 'wall',
    text: `The program ran for ${wallMs / 1000} s; do less in one program.`,
  }),
  starved: () => ({
    name: 'wall',
    text: 'The machine was too busy to go on with the program, which had reached no limit; try it again.',
  }),
  memory: ({ memoryMb }) => ({
    name: 'memory',
    text: `The program used more than ${memoryMb} MB of memory; keep less data.`,
  }),
  kept: ({ keptMb }) => ({
    name: 'memory',
    text: `The game keeps more than ${keptMb} MB for the program; hold fewer objects, and call and save less.`,
  }),
  calls: ({ hostCalls }) => ({
    name: 'calls',
    text: `The program used the game ${hostCalls} times; look things up once and keep them.`,
  }),
  log: ({ logCharacters }) => ({
    name: 'log',
    text: `The program logged more than ${logCharacters} characters; log less.`,
  }),
}
