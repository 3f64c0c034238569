import { InvalidArgumentError, type ItemCounts } from '@voyager-mc/core'
import { giftTask } from './gift.ts'
import type { NewBoardTask } from './task-board.ts'

export interface SplitGoalOptions {
  /** Names of the bots; the first one does what cannot be shared. */
  readonly bots: readonly string[]
  /**
   * Items that the goal takes and anybody can gather. Each kind becomes a task of its own, what others gathered is given
   * to the first bot, and the goal itself comes last. Absent shares the goal's own number out.
   */
  readonly gathered?: ItemCounts
}

const numbered = /^(\w+) (\d{1,4}) (.+)$/

/** Splits a goal among bots, as tasks for their board. */
export function splitGoal(goal: string, { bots, gathered }: SplitGoalOptions): readonly NewBoardTask[] {
  const [first] = bots
  if (first === undefined)
    throw new InvalidArgumentError('bots', 'none', 'name the bots that share the goal.')
  const kinds = Object.entries(gathered ?? {})
  if (bots.length > 1 && kinds.length > 0) return withGatherers(goal, { first, kinds })
  const [, verb, count, rest] = numbered.exec(goal) ?? []
  const number = Number(count ?? 1)
  if (bots.length === 1 || number < bots.length || verb === undefined) return [{ id: goal, task: goal }]
  return bots.map((bot, index) => {
    const share = Math.floor(number / bots.length) + (index < number % bots.length ? 1 : 0)
    return { id: `${goal} / ${index + 1}`, task: `${verb} ${share} ${rest}` }
  })
}

function withGatherers(
  goal: string,
  {
    first,
    kinds,
  }: { readonly first: string; readonly kinds: readonly (readonly [item: string, count: number])[] },
): readonly NewBoardTask[] {
  const tasks = kinds.flatMap(([item, count]): readonly NewBoardTask[] => {
    const gathering = `${goal} / ${item}`
    return [
      { id: gathering, task: `Obtain ${count} ${item}` },
      {
        id: `${gathering} / gift`,
        task: giftTask({ item, count, player: first }),
        needs: [gathering],
        sameBotAs: gathering,
      },
    ]
  })
  return [...tasks, { id: goal, task: goal, needs: tasks.map(({ id }) => id), bot: first }]
}
