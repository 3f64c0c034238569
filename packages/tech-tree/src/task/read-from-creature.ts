import type { Lexicon } from '../kinds/lexicon.ts'
import type { Draft } from '../kinds/task-row.ts'
import { creatureFacts } from '../sources/creature-facts.ts'
import { givesFrom } from '../ways/gives-from.ts'
import { interpretTask } from './interpret-task.ts'
import { resolveThing, type Thing } from './resolve-thing.ts'

/** A task to take something from creatures, and the thing it is about. */
export interface TakenThing {
  readonly draft: Draft
  readonly thing: Thing
}

const article = '(?:(?:some|any|the|an?|your|nearby) )*'

/** A thing, the creature it comes from, and the tool where one is named; a number of creatures is a demand of its own. */
const fromCreature = new RegExp(
  `^(.+?) (?:from|off|out of) ${article}(.+?)(?: (?:with|using|by) ${article}(?:pair of )?(.+))?$`,
)

/** Reads a thing that is to come from a creature, such as `leather from cows`; undefined where that creature does not give it. */
export function readFromCreature(phrase: string, count: number, lexicon: Lexicon): TakenThing | undefined {
  const [, words = '', giver = '', tool] = fromCreature.exec(phrase) ?? []
  const thing = resolveThing(words, 'obtain', lexicon)
  const creatures = resolveThing(giver, 'kill', lexicon)
  if (thing === undefined || creatures === undefined) return undefined
  const means = tool === undefined ? undefined : resolveThing(tool, 'equip', lexicon)
  if (tool !== undefined && means === undefined) return undefined
  const ways = thing.names.flatMap((name) => lexicon.ways.get(name) ?? [])
  const givers = creatures.names.filter((name) =>
    ways.some((way) => givesFrom(way, { creatures: [name], tools: means?.names })),
  )
  const [first, ...more] = givers
  if (first === undefined)
    return means === undefined ? readGift(thing, creatures, { count, lexicon }) : undefined
  const draft: Draft = {
    ...interpretTask('obtain', count, thing, lexicon),
    origin: { label: creatures.label, names: [first, ...more] },
    ...(means === undefined ? {} : { means: { label: means.label, names: means.names } }),
  }
  return { draft, thing }
}

/** Reads gifts of living creatures: milk, and goods for emeralds and gold. */
function readGift(
  thing: Thing,
  creatures: Thing,
  { count, lexicon }: { readonly count: number; readonly lexicon: Lexicon },
): TakenThing | undefined {
  const isMilk = thing.names.every((name) => name === 'milk_bucket')
  if (isMilk && creatures.names.every((name) => creatureFacts(name).givesMilk))
    return { draft: interpretTask('milk', count, creatures, lexicon), thing: creatures }
  const ways = thing.names.flatMap((name) => lexicon.ways.get(name) ?? [])
  const verb = exchanges[creatures.label]
  if (verb === undefined || !ways.some(({ type }) => type === verb)) return undefined
  return { draft: interpretTask(verb, count, thing, lexicon), thing }
}

/** Creatures that give things for others, with the verb for it. */
const exchanges: Readonly<Record<string, 'trade' | 'barter'>> = { villager: 'trade', piglin: 'barter' }
