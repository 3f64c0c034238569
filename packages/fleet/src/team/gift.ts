/** Items that one bot is to give to another, as a task says it. */
export interface Gift {
  readonly count: number
  readonly item: string
  readonly player: string
}

const pattern = /^Give (\d{1,4}) ([a-z0-9_]{1,64}) to (\w{3,16})$/

/** The task of giving. */
export function giftTask({ count, item, player }: Gift): string {
  return `Give ${count} ${item} to ${player}`
}

/** Reads a task of giving; undefined for every other task. */
export function readGift(task: string): Gift | undefined {
  const [, count, item, player] = pattern.exec(task) ?? []
  if (count === undefined || item === undefined || player === undefined) return undefined
  return { count: Number(count), item, player }
}
