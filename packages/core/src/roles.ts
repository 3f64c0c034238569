import type { Critique } from './critique.ts'
import type { CallOptions, StepResult } from './environment.ts'
import type { Observation } from './observation.ts'
import type { PrimitiveDescription } from './primitive-description.ts'
import type { ProgramScope } from './program-scope.ts'
import type { Program } from './program.ts'
import type { Skill, SkillOutline } from './skill.ts'
import type { Task, TaskOutcome } from './task.ts'

/** Chooses the next task and remembers how tasks ended. */
export interface Curriculum {
  /** Undefined when nothing is left to learn. */
  propose(observation: Observation, options?: ProposeOptions): Promise<Task | undefined>
  record(outcome: TaskOutcome): Promise<void>
}

/** Limits of one proposal. */
export interface ProposeOptions extends CallOptions {
  /** Whether background questions may be asked and answered; the default is true. */
  readonly questions?: boolean
  /** Tasks that rest after failures, with the number of other tasks before each is due; one that is proposed is sent back. */
  readonly resting?: ReadonlyMap<string, number>
}

/** The attempt before this one; a reply without a program has `problem` instead. */
export interface PreviousAttempt {
  readonly program?: Program
  readonly step?: StepResult
  readonly critique?: Critique
  /** Why no program came of it, in words for the agent. */
  readonly problem?: string
}

export interface ActionRequest {
  readonly task: Task
  readonly observation: Observation
  /** Most relevant first. */
  readonly skills: readonly Skill[]
  /** Every other learned skill, which programs may call, too, most fitting first; absent when the library does not say. */
  readonly otherSkills?: readonly SkillOutline[]
  /** Every control primitive of the environment; absent when it does not say, and the agent goes by its own list. */
  readonly primitives?: readonly PrimitiveDescription[]
  /** Names and members programs find besides; absent when the environment does not say. */
  readonly scope?: ProgramScope
  /** Absent at the first attempt of a rollout. */
  readonly previous?: PreviousAttempt
  /** Earlier rollouts of the same task that failed; told at the first attempt of a rollout, absent when there were none. */
  readonly earlierFailures?: EarlierFailures
}

/** Failures in a row of a task that is tried once more. */
export interface EarlierFailures {
  readonly count: number
  /** Verdict on the last one, in words; absent when nobody said. */
  readonly reason?: string
  /** Last lines of the last one's log and errors, oldest first; absent when it said nothing. */
  readonly log?: readonly string[]
}

/** Writes the program for the next attempt. */
export interface ActionAgent {
  /** Throws `ModelOutputError` when the reply holds no usable program. */
  generate(request: ActionRequest, options?: CallOptions): Promise<Program>
  /**
   * Names of items, blocks, creatures and stations that the plan goes over, the most telling first, for the skill search;
   * absent when the agent has no plan.
   */
  plannedNames?(request: Pick<ActionRequest, 'task' | 'observation'>): Promise<readonly string[]>
  /** Items that the task counts, and those they are made of at last; undefined for a task that the agent does not understand. */
  countedItems?(request: Pick<ActionRequest, 'task' | 'observation'>): Promise<readonly string[] | undefined>
  /** Skills that it can use at once, as the limit of the search where a run sets none; absent takes the paper's five. */
  readonly mostSkills?: number
}

export interface CritiqueRequest {
  readonly task: Task
  /** The observation before the attempt. */
  readonly before: Observation
  readonly step: StepResult
}

/** Decides whether the task was achieved. */
export interface Critic {
  evaluate(request: CritiqueRequest, options?: CallOptions): Promise<Critique>
}

/** The question put to a skill library. */
export interface SkillQuery {
  readonly task: Task
  /** Things the last attempt lacked, in words; absent at the first attempt. */
  readonly need?: string
  /** Names the plan goes over, the most telling first: of the skills learned for one, that with the best record is found. */
  readonly names?: readonly string[]
}

export interface RetrieveOptions extends CallOptions {
  /** At most this many skills. */
  readonly limit?: number
}

export interface AddSkillOptions extends CallOptions {
  /** Free facts about where the skill comes from: model, run, seed, attempts. */
  readonly provenance?: Readonly<Record<string, string | number>>
  /** The observation before the attempt that passed, so that a library can replay it; absent when nobody knows. */
  readonly start?: Observation
}

/** End of one use of a skill. */
export type SkillUseOutcome = 'succeeded' | 'failed'

/** Keeps programs that passed and finds them again. */
export interface SkillLibrary {
  /** Admits a program; learning the same source again returns the skill unchanged. */
  add(program: Program, task: Task, options?: AddSkillOptions): Promise<Skill>
  /** Best match first; an empty library gives an empty list. */
  retrieve(query: SkillQuery, options?: RetrieveOptions): Promise<readonly Skill[]>
  get(name: string): Promise<Skill | undefined>
  /** Every skill in use in one line, those that fit a task first by the words they share; a library without it names none. */
  outline?(query: SkillQuery): Promise<readonly SkillOutline[]>
  list(): Promise<readonly Skill[]>
  /** The same program with exactly the skills it calls as `modules`. */
  resolve(program: Program): Promise<Program>
  /** Counts how the skills a program calls did in an attempt; a library without it keeps no such record. */
  recordUses?(program: Program, outcome: SkillUseOutcome): Promise<void>
}
