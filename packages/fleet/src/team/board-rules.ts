import { InvalidArgumentError, type OwnedChest } from '@voyager-mc/core'
import type { BoardState } from './board-state.ts'
import type { BoardMessage, BoardTask, NewBoardTask, Whereabouts } from './task-board.ts'

/** A board after a change, and what the caller gets. */
export interface BoardChange<Result> {
  readonly state: BoardState
  readonly result: Result
}

/** Bots that may ask for help with a task before it has failed. */
const mostAskers = 3
const longestText = 200
const keptMessages = 100
const shownMessages = 20

/** Puts tasks on the board. */
export function postTasks(state: BoardState, added: readonly NewBoardTask[]): BoardChange<number> {
  const known = new Set(state.tasks.map(({ id }) => id))
  const fresh = added.filter(
    ({ id }, index) => !known.has(id) && added.findIndex((a) => a.id === id) === index,
  )
  const all = new Set([...known, ...fresh.map(({ id }) => id)])
  for (const { id, needs = [], sameBotAs } of fresh) {
    const missing = [...needs, ...(sameBotAs === undefined ? [] : [sameBotAs])].find((need) => !all.has(need))
    if (missing !== undefined)
      throw new InvalidArgumentError(
        `task ${id}`,
        missing,
        'name tasks that are on the board, or put them there with it.',
      )
  }
  const tasks = fresh.map((task): BoardTask => ({ ...task, state: 'open', helpAsked: [] }))
  return { state: { ...state, tasks: [...state.tasks, ...tasks] }, result: tasks.length }
}

export interface ClaimOptions {
  readonly bot: string
  readonly nowMs: number
  /** Time after which a claim of a bot that has not come back is open again, in milliseconds. */
  readonly leaseMs: number
}

/** Gives a bot its next task. */
export function claimTask(
  state: BoardState,
  { bot, nowMs, leaseMs }: ClaimOptions,
): BoardChange<BoardTask | undefined> {
  const isFree = (task: BoardTask): boolean =>
    task.state === 'open' || (task.state === 'claimed' && nowMs - (task.claimedAtMs ?? 0) > leaseMs)
  const mayTake = (task: BoardTask): boolean => isFree(task) && isFor(state, task, bot)
  const own = state.tasks.find((task) => task.state === 'claimed' && task.by === bot)
  const asked = state.tasks.find((task) => task.helpAsked.length > 0 && mayTake(task))
  const found = own ?? asked ?? state.tasks.find(mayTake)
  if (found === undefined) return { state, result: undefined }
  const claimed: BoardTask = { ...found, state: 'claimed', by: bot, claimedAtMs: nowMs }
  return { state: replace(state, claimed), result: claimed }
}

function isFor({ tasks }: BoardState, task: BoardTask, bot: string): boolean {
  const { needs = [], sameBotAs } = task
  const others = new Map(tasks.map((other) => [other.id, other]))
  return (
    needs.every((need) => others.get(need)?.state === 'done') &&
    (task.bot === undefined || task.bot === bot) &&
    (sameBotAs === undefined || others.get(sameBotAs)?.by === bot) &&
    !task.helpAsked.some((asked) => asked.bot === bot)
  )
}

/** Ends a bot's claim. */
export function endTask(
  state: BoardState,
  { id, bot }: { readonly id: string; readonly bot: string },
): BoardChange<boolean> {
  const task = claimOf(state, id, bot)
  if (task === undefined) return { state, result: false }
  return { state: replace(state, { ...task, state: 'done' }), result: true }
}

/** Gives a bot's claim up; a task that only one bot may do has failed then, as one that three could not do. */
export function askForHelp(
  state: BoardState,
  { id, bot, reason }: { readonly id: string; readonly bot: string; readonly reason: string },
): BoardChange<boolean> {
  const task = claimOf(state, id, bot)
  if (task === undefined) return { state, result: false }
  const helpAsked = [...task.helpAsked, { bot, reason: reason.slice(0, longestText) }]
  const isAlone = task.bot !== undefined || task.sameBotAs !== undefined
  const hasFailed = isAlone || helpAsked.length >= mostAskers
  return { state: replace(state, { ...task, helpAsked, state: hasFailed ? 'failed' : 'open' }), result: true }
}

function claimOf({ tasks }: BoardState, id: string, bot: string): BoardTask | undefined {
  return tasks.find((task) => task.id === id && task.state === 'claimed' && task.by === bot)
}

function replace(state: BoardState, task: BoardTask): BoardState {
  return { ...state, tasks: state.tasks.map((other) => (other.id === task.id ? task : other)) }
}

/** Adds a message; the oldest ones are forgotten. */
export function addMessage(
  state: BoardState,
  message: Omit<BoardMessage, 'sequence'>,
): BoardChange<undefined> {
  const said = state.said + 1
  const added = { ...message, text: message.text.slice(0, longestText), sequence: said }
  return {
    state: { ...state, said, messages: [...state.messages, added].slice(-keptMessages) },
    result: undefined,
  }
}

/** Messages of others to a bot that came after one, the newest of them. */
export function messagesFor(
  { messages }: BoardState,
  { bot, after }: { readonly bot: string; readonly after: number },
): readonly BoardMessage[] {
  return messages
    .filter(({ from, to, sequence }) => sequence > after && from !== bot && (to === undefined || to === bot))
    .slice(-shownMessages)
}

/** Notes where a bot is. */
export function locateBot(state: BoardState, place: Whereabouts): BoardChange<undefined> {
  const others = state.whereabouts.filter(({ bot }) => bot !== place.bot)
  return { state: { ...state, whereabouts: [...others, place] }, result: undefined }
}

/** Makes a chest a bot's, unless it is somebody's. */
export function ownChest(state: BoardState, chest: OwnedChest): BoardChange<string> {
  const owned = state.chests.find((other) => isSamePlace(other, chest))
  if (owned !== undefined) return { state, result: owned.owner }
  return { state: { ...state, chests: [...state.chests, chest] }, result: chest.owner }
}

/** Makes a chest nobody's. */
export function disownChest(state: BoardState, chest: Omit<OwnedChest, 'owner'>): BoardChange<boolean> {
  const chests = state.chests.filter((other) => !isSamePlace(other, chest))
  return { state: { ...state, chests }, result: chests.length < state.chests.length }
}

function isSamePlace(one: Omit<OwnedChest, 'owner'>, other: Omit<OwnedChest, 'owner'>): boolean {
  const { x, y, z } = one.position
  const { position, dimension } = other
  return position.x === x && position.y === y && position.z === z && dimension === one.dimension
}
