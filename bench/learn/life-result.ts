import type { Sight } from '@voyager-mc/core'
import type { MilestoneResult } from '../milestones/count-milestones.ts'

/** Abilities of a life; what is false is left out. */
export interface Abilities {
  readonly memory: boolean
  readonly experience: boolean
  readonly skills: boolean
}

/** One life to be played. */
export interface Life {
  readonly seed: number
  /** World minutes after which no new attempt begins, and up to which things are counted. */
  readonly minutes: number
  /** Item whose first possession ends the life, however many minutes are left; absent for a whole one. */
  readonly until?: string
  /** Minutes of the wall after which it is broken off, to be gone on with later; absent for a life in one go. */
  readonly wallMinutes?: number
  /** Ends the life when every milestone is reached; absent for one that goes on learning. */
  readonly goal?: 'milestones'
  readonly directory: string
  readonly sight: Sight
  readonly has: Abilities
  /** Directory of the life whose skills and experience are taken over; absent for a first life. */
  readonly from?: string
}

/** Figures of a life; world minutes are those of the world's clock, whatever the machine. */
export interface LifeResult extends MilestoneResult {
  /** False for one that was broken off and goes on when it is played again. */
  readonly isOver: boolean
  /** Distinct items held within the minutes. */
  readonly items: number
  /** World minute in which the tool was first held; absent when it was not. */
  readonly ironPickaxe?: number
  readonly diamondPickaxe?: number
  readonly deaths: number
  readonly attempts: number
  readonly worldMinutes: number
  readonly programs: number
  /** Programs that call a learned skill. */
  readonly callingPrograms: number
  readonly operatorCommands: number
  /** Most memory that the process and its world took, in mebibytes. */
  readonly residentMb: number
  /** Processor time of the whole life; beside the world's minutes it says how fast it would be on a quiet machine. */
  readonly cpuMs: number
  readonly wallMs: number
  /** Why the run ended. */
  readonly end: string
}
