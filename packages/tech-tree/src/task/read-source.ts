import type { TaskVerb } from '../contract/parsed-task.ts'
import type { Way } from '../contract/way.ts'
import { structureNames } from '../goals/structures-at.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { interpretTask } from './interpret-task.ts'
import { nameCandidates } from './name-candidates.ts'
import { resolveThing, type Thing } from './resolve-thing.ts'

/** A thing with the words for where it comes from. */
export interface SourcedThing {
  readonly thing: Thing
  /** The words, such as `from cows`. */
  readonly part: string
  /** Whether the thing comes from there and nowhere else, or is judged by where it comes from: the words say nothing more. */
  readonly isTrue: boolean
  /** Whether it never comes from there. */
  readonly isOther: boolean
}

const sourced = /^(.+?) ((?:from|off|out of) (?:(?:some|any|the|an?|nearby|\d+) )*(.+))$/

const ofChest = /^(.+?) (?:from|out of) (?:(?:an?|any|some|the|my|your|nearby) )*chests?$/

/** The thing of a phrase that is to come out of a chest, which is looting; undefined where no chest is named. */
export function readOfChest(phrase: string, verb: TaskVerb): string | undefined {
  return verb === 'obtain' ? ofChest.exec(phrase)?.[1] : undefined
}

/** Verbs that leave the way open, and those that mean digging. */
const openVerbs: readonly TaskVerb[] = ['obtain', 'have']
const diggingVerbs: readonly TaskVerb[] = ['mine', 'harvest']

/** Reads a thing with a source, such as `leather from cows`; undefined where no known thing stands before a known source. */
export function readSource(phrase: string, verb: TaskVerb, lexicon: Lexicon): SourcedThing | undefined {
  const isOpen = openVerbs.includes(verb)
  if (!isOpen && !diggingVerbs.includes(verb)) return undefined
  const [, name = '', part = '', place = ''] = sourced.exec(phrase) ?? []
  const thing = resolveThing(name, verb, lexicon)
  const givers = giversOf(place, lexicon)
  if (thing === undefined || givers.length === 0) return undefined
  const items = [...thing.names, ...interpretTask(verb, 1, thing, lexicon).accepts]
  const ways = items.flatMap((item) => lexicon.ways.get(item) ?? [])
  const isFrom = (way: Way): boolean => giversIn(way).some((giver) => givers.includes(giver))
  // What is mined is judged by the blocks that were dug. Of what one obtains nobody asks whence it came.
  const isTrue = isOpen
    ? ways.length > 0 && ways.every(isFrom)
    : ways.some((way) => way.type === 'mine' && isFrom(way))
  return { thing, part, isTrue, isOther: !ways.some(isFrom) }
}

/** Creatures, blocks and structures that words may mean. */
function giversOf(words: string, lexicon: Lexicon): readonly string[] {
  if (words === '') return []
  const creatures = resolveThing(words, 'kill', lexicon)?.names ?? []
  const blocks = resolveThing(words, 'mine', lexicon)?.names ?? []
  const structures = nameCandidates(words).filter((name) => structureNames.includes(name))
  return [...creatures, ...blocks, ...structures]
}

function giversIn(way: Way): readonly string[] {
  if (way.type === 'mine') return way.blocks
  if (way.type === 'kill') return [way.mob]
  if (way.type === 'use') return [way.on]
  if (way.type === 'loot') return [way.structure]
  if (way.type === 'farm') return [way.crop]
  if (way.type === 'trade') return ['villager']
  return way.type === 'barter' ? ['piglin'] : []
}
