import type { OwnedChest, Position } from '@voyager-mc/core'

/** A task of a team that is put on its board. */
export interface NewBoardTask {
  /** Name of it on the board; putting it there again changes nothing. */
  readonly id: string
  /** The task in words. */
  readonly task: string
  /** Tasks that have to be done before. */
  readonly needs?: readonly string[]
  /** The only bot that may do it; absent lets anybody. */
  readonly bot?: string
  /** Task whose doer has to do this one as well. */
  readonly sameBotAs?: string
}

/** A task on the board. */
export interface BoardTask extends NewBoardTask {
  readonly state: 'open' | 'claimed' | 'done' | 'failed'
  /** The bot that claimed it, did it, or asked for help last. */
  readonly by?: string
  /** Bots that could not do it, and what they said. */
  readonly helpAsked: readonly HelpAsked[]
  /** Time of the claim by the board's clock, in milliseconds since 1970. */
  readonly claimedAtMs?: number
}

/** A bot that could not do a task. */
export interface HelpAsked {
  readonly bot: string
  readonly reason: string
}

/** Words of one bot to another, or to all. Whoever shows them to a model quotes them: a bot says what it likes. */
export interface BoardMessage {
  /** Counts up from 1. */
  readonly sequence: number
  readonly from: string
  /** Absent for all. */
  readonly to?: string
  readonly text: string
}

/** Place of a bot when it last named it. */
export interface Whereabouts {
  readonly bot: string
  readonly position: Position
  readonly dimension: string
}

/** Agreement of several bots that share a world. Every call is one change, whoever else calls at that time. */
export interface TaskBoard {
  /** Puts tasks on the board; resolves to how many were new. Throws `InvalidArgumentError` for needs that are not there. */
  post(this: void, tasks: readonly NewBoardTask[]): Promise<number>
  /**
   * Gives a bot its next task: the one it has claimed already, then one that others asked for help with, then the first open
   * one. Undefined when there is none it may begin now.
   */
  claim(this: void, bot: string): Promise<BoardTask | undefined>
  /** Marks a bot's claim as done; false when it is not its any more. */
  done(this: void, id: string, bot: string): Promise<boolean>
  /** Gives a claim up for others to do; a task that three bots could not do has failed. False when it is not its. */
  help(this: void, id: string, bot: string, reason: string): Promise<boolean>
  tasks(this: void): Promise<readonly BoardTask[]>
  /** Says something to one bot or to all; 200 characters are kept of it. */
  say(this: void, message: Omit<BoardMessage, 'sequence'>): Promise<void>
  /** Gives the newest messages to a bot that came after one, twenty at most. */
  messages(this: void, bot: string, after?: number): Promise<readonly BoardMessage[]>
  /** Says where a bot is, so that others can come to it. */
  locate(this: void, place: Whereabouts): Promise<void>
  whereabouts(this: void): Promise<readonly Whereabouts[]>
  /** Makes a chest a bot's, unless it is somebody's; resolves to its owner. */
  own(this: void, chest: OwnedChest): Promise<string>
  chests(this: void): Promise<readonly OwnedChest[]>
  /** Makes a chest nobody's; false when it was nobody's before. */
  disown(this: void, chest: Omit<OwnedChest, 'owner'>): Promise<boolean>
}
