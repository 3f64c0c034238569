import { homeOfWay, type Way } from '@voyager-mc/tech-tree'
import { shareTravel } from './write-dimension.ts'
import type { WritingContext } from './writing-context.ts'

/** Structures that a search can tell from afar and that hold what is nowhere else. */
const searched: ReadonlySet<string> = new Set(['nether_fortress', 'bastion_remnant', 'end_city'])
const searchSeconds = 600

/** Lines of a round that go to where a way is done; empty where that is the land one is in. Undefined when nobody gets there. */
export function travelLines(way: Way, context: WritingContext): string | undefined {
  const home = homeOfWay(way)
  if (home === undefined) return ''
  if (home.dimension === 'overworld' && !context.travels) return ''
  if (!shareTravel(context)) return undefined
  const { dimension, structure = '' } = home
  const go = `\n    if (!(await travelTo(bot, ${JSON.stringify(dimension)}))) continue;`
  if (!searched.has(structure)) return go
  const isFortress = structure === 'nether_fortress'
  if (isFortress) context.draft.share('readyForFortress')
  const ready = isFortress ? '\n    await readyForFortress(bot);' : ''
  return `${go}${ready}\n    await findStructure(bot, ${JSON.stringify(structure)}, ${searchSeconds});`
}
