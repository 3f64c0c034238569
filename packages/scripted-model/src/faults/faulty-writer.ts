import { lineFaults, replyFaults, type FaultKind, type FaultRates } from './fault-kind.ts'
import { traceOf, type StandingFault } from './fault-traces.ts'
import { hear, type Heard } from './hear.ts'
import { keyedChance, type KeyedChance } from './keyed-chance.ts'
import { renderReply } from './render-reply.ts'
import { spoilLine } from './spoil-line.ts'
import { writtenLines, type ProgramReply } from './written-lines.ts'

export interface FaultyWriterOptions {
  readonly rates: FaultRates
  /** Source of chance; a seeded one repeats every fault. */
  readonly random: () => number
  /** Chance that a fault is mended once the prompt shows where it is; 0.9 by default. */
  readonly mending?: number
  /** Chance that a fault is mended when a critique says that the attempt failed, and nothing where; 0.3 by default. */
  readonly guessing?: number
  /** Share of the wrong counts, wrong items and missing steps that remain in lines about what the task's context tells; 0.1 by default. */
  readonly ignorance?: number
}

/** Question that a program is written for. */
export interface WritingRequest {
  /** Everything that the model was told for it: the request, then the objections to its replies. */
  readonly messages: readonly string[]
  /** Right program for it, as a planner wrote it. */
  readonly right: ProgramReply
  /** Name of the task; faults stay with it from one attempt to the next. */
  readonly task: string
  /** Whether it is the first reply of the first attempt at the task. */
  readonly isFirst: boolean
}

/** A model with known faults: it knows the right program and writes it wrong. */
export interface FaultyWriter {
  readonly reply: (request: WritingRequest) => string
  /** Faults of the task's program as it stands. */
  readonly faultsOf: (task: string) => readonly FaultKind[]
}

/** One try at a task, from its first program on. */
interface Episode {
  readonly number: number
  readonly mended: Set<string>
  /** Faults by the name of their place. */
  standing: ReadonlyMap<string, StandingFault>
  replies: number
}

/**
 * A writer that makes faults in the lines it writes, each by its own chance: a long program has more of them than one that
 * calls a skill, and what a skill holds is not written again. A fault stays until the prompt shows its trace. What it is told
 * therefore decides what it mends, and nothing else does. Equal lines of equal tries have equal faults, so that two agents
 * with the same chance can be compared.
 */
export function faultyWriter({ random, ...options }: FaultyWriterOptions): FaultyWriter {
  const chance = keyedChance(String(random()))
  const episodes = new Map<string, Episode>()
  return {
    faultsOf: (task) => [...(episodes.get(task)?.standing.values() ?? [])].map(({ kind }) => kind),
    reply({ messages, right, task, isFirst }) {
      const last = episodes.get(task)
      const isNew = isFirst || last === undefined
      const episode = isNew ? beginEpisode((last?.number ?? 0) + 1) : last
      episodes.set(task, episode)
      const heard = hear(messages)
      const own: KeyedChance = (key) => chance(`${task}, try ${episode.number}: ${key}`)
      if (!isNew) mend(episode, { heard, chance: own, ...options })
      episode.replies += 1
      return write(right, { ...options, episode, heard, chance: own })
    },
  }
}

function beginEpisode(number: number): Episode {
  return { number, mended: new Set(), standing: new Map(), replies: 0 }
}

type Habits = Omit<FaultyWriterOptions, 'random'> & { readonly heard: Heard; readonly chance: KeyedChance }

function mend(episode: Episode, { heard, chance, mending = 0.9, guessing = 0.3 }: Habits): void {
  const chances = { place: mending, failure: guessing, nothing: 0 }
  for (const [key, fault] of episode.standing)
    if (chance(`mended ${episode.replies} ${key}`) < chances[traceOf(fault, heard)]) episode.mended.add(key)
}

/** Faults of those who do not know how a thing is made. */
const ignorant: ReadonlySet<FaultKind> = new Set(['wrong-count', 'wrong-item', 'missing-step'])

function write(right: ProgramReply, { episode, ...habits }: Habits & { readonly episode: Episode }): string {
  const { rates, chance, heard, ignorance = 0.1 } = habits
  const standing = new Map<string, StandingFault>()
  const lines = right.source.split('\n')
  for (const { index, text, key, words } of writtenLines(right)) {
    const kind = draw(lineFaults, { rates, at: chance(key) })
    if (kind === undefined || episode.mended.has(key)) continue
    const isTold = ignorant.has(kind) && words.some((word) => heard.answer.includes(word))
    const spoiled = spoilLine(text, kind)
    if (spoiled === text || (isTold && chance(`forgotten ${key}`) >= ignorance)) continue
    standing.set(key, { kind, words })
    lines[index] = spoiled
  }
  const whole = draw(replyFaults, { rates, at: chance(replyKey) })
  const struck = whole === undefined || episode.mended.has(replyKey) ? [] : [whole]
  for (const kind of struck) standing.set(replyKey, { kind, words: [] })
  episode.standing = standing
  return renderReply({ ...right, source: lines.join('\n') }, new Set(struck))
}

/** Place of a fault that strikes a reply as a whole. */
const replyKey = 'reply'

/** The fault that a chance falls on when each has its share of it; undefined when it falls on none. */
function draw<Kind extends FaultKind>(
  kinds: readonly Kind[],
  { rates, at }: { readonly rates: FaultRates; readonly at: number },
): Kind | undefined {
  let end = 0
  return kinds.find((kind) => {
    end += rates[kind] ?? 0
    return at < end
  })
}
