import type { Program, ProgramOutcome } from '@voyager-mc/core'
import type { EngineStop } from '../membrane/guest-engine.ts'
import type { HaltPlace } from './halt-place.ts'
import { quoteLineAt } from './quote-line-at.ts'
import type { RunLimits } from '../membrane/run-limits.ts'

/** A limit a run can go over. */
export type LimitName = Extract<ProgramOutcome, { status: 'timed-out' }>['limit']

/** Options of `describeLimit`. */
export interface DescribeLimitOptions {
  /** The host call in which the limit was reached. */
  readonly during?: string | undefined
  readonly program?: Program
  /** The line on which the program was halted; needs the program. */
  readonly place?: HaltPlace | undefined
}

/** The outcome of a run that went over a limit, in words for the program's author. */
export function describeLimit(
  limit: Exclude<LimitName, 'cpu'> | Exclude<EngineStop, 'closed'>,
  limits: RunLimits,
  { during, program, place }: DescribeLimitOptions = {},
): ProgramOutcome {
  const { name, text } = messages[limit](limits)
  const message = text + (during === undefined ? '' : ` It was in the middle of ${during}.`)
  if (!program || !place) return { status: 'timed-out', limit: name, message }
  return {
    status: 'timed-out',
    limit: name,
    message: message + describePlace(place, program),
    line: place.line,
  }
}

function describePlace({ line, skill }: HaltPlace, { source, modules = [] }: Program): string {
  const quoted = `\n  at line ${line}: ${quoteLineAt(line, source) ?? ''}`
  if (!skill) return quoted
  const inSkill = quoteLineAt(skill.line, modules.find(({ name }) => name === skill.name)?.source ?? '')
  return `\n  in the skill ${skill.name}, line ${skill.line}: ${inSkill ?? ''}${quoted}`
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
