import { applyFault, renderReply, type ProgramReply } from './apply-fault.ts'
import { faultKinds, type FaultKind, type FaultRates } from './fault-kind.ts'

export interface FaultyWriterOptions {
  readonly rates: FaultRates
  /** Source of chance; a seeded one repeats every fault. */
  readonly random: () => number
  /** Chance that a fault is mended once the prompt shows it; 0.9 by default. */
  readonly mending?: number
}

/** Question that a program is written for. */
export interface WritingRequest {
  /** Everything that the model was sent, in order. */
  readonly prompt: string
  /** Right program for it, as a planner wrote it. */
  readonly right: ProgramReply
  /** Name of the task; faults stay with it from one attempt to the next. */
  readonly task: string
  /** Whether it is the first attempt at the task. */
  readonly isFirst: boolean
}

/** A model with known faults: it knows the right program and writes it wrong. */
export interface FaultyWriter {
  readonly reply: (request: WritingRequest) => string
  /** Faults of the task's program as it stands. */
  readonly faultsOf: (task: string) => readonly FaultKind[]
}

/**
 * A writer whose faults are drawn when a task is begun. A fault stays until the prompt
 * shows its trace, as an error, a failure in the world or a critique; only then it is mended, most of the time. What it
 * is told therefore decides what it mends, and nothing else does.
 */
export function faultyWriter({ rates, random, mending = 0.9 }: FaultyWriterOptions): FaultyWriter {
  const faults = new Map<string, Set<FaultKind>>()
  return {
    faultsOf: (task) => [...(faults.get(task) ?? [])],
    reply({ prompt, right, task, isFirst }) {
      const known = isFirst ? undefined : faults.get(task)
      const own = known ?? drawFaults(rates, random)
      faults.set(task, own)
      if (known) for (const kind of known) if (shows(kind, prompt) && random() < mending) known.delete(kind)
      const source = faultKinds
        .filter((kind) => own.has(kind))
        .reduce((program, kind) => applyFault(kind, { ...right, source: program }), right.source)
      return renderReply(source, own)
    },
  }
}

function drawFaults(rates: FaultRates, random: () => number): Set<FaultKind> {
  return new Set(faultKinds.filter((kind) => random() < (rates[kind] ?? 0)))
}

const failure = /failed: [a-z]|failed \(|Still needed|missing-/
const critique = /^Critique: (?!none$)/m
const progress = /\b\d+ of \d+\b/

/** Words by which a prompt shows a fault to whoever reads it. */
const traces: Readonly<Record<FaultKind, readonly RegExp[]>> = {
  'syntax-error': [/syntax|unexpected|does not parse|not valid/i],
  'unknown-name': [
    /\w+Now\b[^\n]*(?:not|unknown|no function)|(?:not defined|unknown|no function|not given)[^\n]*Now\b/i,
  ],
  'wrong-count': [critique, progress],
  // A helper that the missing step called is called by nobody any more.
  'missing-step': [failure, critique, /could be the main function/],
  'missing-await': [/not awaited|without await|await (?:it|the)|missing await|must be awaited/i, critique],
  'endless-loop': [/instructions|ran for|time-?out|timed out|loop/i],
  'off-topic': [critique],
  refusal: [/no (?:code|program)|code block/i],
  'cut-off': [/cut off|no (?:code|program)|code block|unfinished/i],
}

/** The program of the last round as the prompt repeats it. */
const ownCode =
  /^Code from the last round:\n[\s\S]*?(?=^(?:Execution error|No program came of the last round):)/gm

/** Evidence stands in the last round and in what came back for this reply, not in the rules at the top. */
function shows(kind: FaultKind, prompt: string): boolean {
  const heard = prompt.replaceAll(ownCode, '')
  return traces[kind].some((trace) => trace.test(heard))
}
