import type { Oversight } from '@voyager-mc/voyager/oversight'

/** Things that a person may do to a run from the page without more words. */
export type DashboardAction = 'pause' | 'go-on' | 'stop'

/** Hands on a run; absent where it can only be watched. */
export interface DashboardControls {
  readonly actions: readonly DashboardAction[]
  /** Does it; `by` is the name that the person gave. */
  readonly act: (action: DashboardAction, by: string) => Promise<void>
  /** Lets a person propose tasks, review programs, judge and talk; every hand is an event in the journal of the run. */
  readonly oversight?: Oversight
  /** Lets a person change skills; each change is told to the oversight, too. */
  readonly skills?: SkillHands
  /** Opens the skills of a run that nobody has open, for one change; asked only where `skills` is absent. */
  readonly openSkills?: () => Promise<OpenSkillHands>
}

/** Changes of a skill library by a person; a refusal is thrown. */
export interface SkillHands {
  /** Saves another source as a new version. */
  readonly edit: (name: string, source: string) => Promise<void>
  /** Takes a skill out of use. */
  readonly retire: (name: string, reason: string) => Promise<void>
  readonly rollback: (name: string, version: number) => Promise<void>
}

/** Skills opened for one change, and the journal that tells it. */
export interface OpenSkillHands extends SkillHands {
  readonly note: Oversight['note']
  readonly close: () => Promise<void>
}
