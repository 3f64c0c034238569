import type { WritingContext } from './writing-context.ts'

/** Line that sees to it that enough of an item is held; the program ends with a word where nothing can bring it. */
export function bringLine(item: string, count: number | string, context: WritingContext): string {
  const supply = context.supply.item(item, context)
  const name = JSON.stringify(item)
  context.draft.share('countOf')
  if (supply === undefined && !context.has(item)) context.lacks.add(item)
  const fetch =
    supply === undefined
      ? `return bot.chat("There is not enough ${item}, and nothing here brings it.")`
      : `await ${supply.functionName}(bot, ${count})`
  return `if (countOf(bot, [${name}]) < ${count}) ${fetch};`
}

/** Line that sees to a station that a control primitive works at: one that stands near, the carried one, or a new one. */
export function stationLine(station: string, context: WritingContext): string {
  const supply = context.supply.item(station, context)
  if (supply === undefined && !context.has(station)) context.lacks.add(station)
  context.draft.share('bringStation')
  const obtain =
    supply === undefined
      ? `async () => bot.chat("There is no ${station}, and nothing here brings one.")`
      : supply.functionName
  return `await bringStation(bot, "${station}", ${obtain});`
}
