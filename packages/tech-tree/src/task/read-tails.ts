import type { Position } from '@voyager-mc/core'
import type { Circumstances, DayPart } from '../contract/postcondition.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'

/** A phrase without what stands behind its thing. */
export interface Tails {
  readonly rest: string
  readonly position?: Position
  readonly circumstances: Circumstances
  /** Words behind `with` or `using`. */
  readonly means?: string
}

const dayParts: Readonly<Record<string, DayPart>> = {
  noon: 'noon',
  midday: 'noon',
  sunset: 'sunset',
  dusk: 'sunset',
  evening: 'sunset',
  dark: 'night',
  night: 'night',
  nightfall: 'night',
  midnight: 'midnight',
  sunrise: 'sunrise',
  dawn: 'sunrise',
  daybreak: 'sunrise',
  morning: 'sunrise',
}

/** Names people use for the dimensions. */
export const dimensionWords: Readonly<Record<string, string>> = {
  nether: 'the_nether',
  the_nether: 'the_nether',
  end: 'the_end',
  the_end: 'the_end',
  overworld: 'overworld',
  the_overworld: 'overworld',
}

/** Tails that say no more than the verb does. */
const implied: Partial<Readonly<Record<TaskVerb, RegExp>>> = {
  craft: /\s+(?:at|on|in|with|using) (?:a|the|your) (?:crafting table|crafting_table|workbench)$/,
  smelt: /\s+(?:in|at|with|using) (?:a|the|your) furnace$/,
  cook: /\s+(?:in|at|with|using) (?:a|the|your) furnace$/,
  deposit: /\s+(?:in|into|inside) (?:a|the|your) (?:nearby )?chest$/,
  sleep:
    /\s*(?:in (?:a|the|your) bed|until (?:the )?(?:morning|dawn|sunrise|next day)|through (?:the )?night|at night|for the night)$/,
  equip: /\s+in (?:your |the )?(?:main )?hand$/,
  fish: /\s+(?:in (?:the )?water|with (?:a|the|your) fishing[ _]rod)$/,
  plant: /\s+(?:on|in) (?:the )?(?:farmland|ground|soil)$/,
  place: /\s+on the ground$/,
  shear: /\s+(?:with|using) (?:a pair of )?(?:the )?shears$/,
  milk: /\s+(?:with|using|into) (?:a|the|your) bucket$/,
  enchant: /\s+at (?:a|an|the) enchanting[ _]table$/,
  smith: /\s+at (?:a|the) smithing[ _]table$/,
  brew: /\s+(?:in|at) (?:a|the) brewing[ _]stand$/,
  loot: /\s+(?:from|out of) (?:(?:a|the|any|some) )?(?:nearby )?chests?$/,
  barter:
    /^(?:gold )?(?:with )?(?:(?:a|the) )?piglins?(?: for)?(?=\s|$)|\s+(?:with|from) (?:(?:a|the|some) )?piglins?$/,
  trade: /^with (?:(?:a|the) )?villagers?(?: for)?(?=\s|$)|\s+(?:with|from) (?:(?:a|the|some) )?villagers?$/,
}

const position =
  /\s*(?:\bat\s*)?\(?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)?\s*$/
const daytime =
  /\s*\bbefore (?:it is |it gets |the )?(noon|midday|sunset|dusk|evening|dark|nightfall|night|midnight|sunrise|dawn|daybreak|morning)(?: falls| comes| begins)?$/
const dimension = /\s+(?:while )?(?:in|inside|within) (?:the )?(nether|the_nether|overworld|end|the_end)$/
const unharmed = /\s*\bwithout (dying|being hurt|getting hurt|(?:taking )?(?:any )?damage)$/
const means = /^(.*?)\s*\b(?:with|using) (?:a |an |the |your )?(.+)$/

/** Reads what stands behind a verb's thing, from the end on; what it does not know stays in `rest`. */
export function readTails(text: string, verb: TaskVerb): Tails {
  let tails: Tails = { rest: text, circumstances: {} }
  for (let before = ''; before !== tails.rest;) {
    before = tails.rest
    tails = readOne(tails, verb)
  }
  return tails
}

function readOne(tails: Tails, verb: TaskVerb): Tails {
  const { rest, circumstances } = tails
  const plain = rest
    .replace(implied[verb] ?? /$^/, '')
    .replace(/\s*\b(?:please|now)$/, '')
    .trim()
  if (plain !== rest) return { ...tails, rest: plain }
  const place = position.exec(rest)
  if (place !== null && tails.position === undefined) {
    const [x = 0, y = 0, z = 0] = place.slice(1).map(Number)
    return { ...tails, rest: rest.slice(0, place.index).trim(), position: { x, y, z } }
  }
  const part = dayParts[daytime.exec(rest)?.[1] ?? '']
  if (part !== undefined && circumstances.before === undefined) {
    return { ...tails, rest: rest.replace(daytime, ''), circumstances: { ...circumstances, before: part } }
  }
  const world = dimensionWords[dimension.exec(rest)?.[1] ?? '']
  if (world !== undefined && circumstances.dimension === undefined) {
    return {
      ...tails,
      rest: rest.replace(dimension, ''),
      circumstances: { ...circumstances, dimension: world },
    }
  }
  const harm = unharmed.exec(rest)?.[1]
  if (harm !== undefined && circumstances.without === undefined) {
    const without = harm === 'dying' ? 'dying' : 'damage'
    return { ...tails, rest: rest.replace(unharmed, ''), circumstances: { ...circumstances, without } }
  }
  return readMeans(tails, verb)
}

/** Verbs that can be done with a tool of one's choice. */
const toolVerbs: ReadonlySet<TaskVerb> = new Set(['kill', 'mine', 'tame', 'breed', 'harvest'])

function readMeans(tails: Tails, verb: TaskVerb): Tails {
  if (!toolVerbs.has(verb) || tails.means !== undefined) return tails
  const found = means.exec(tails.rest)
  if (found === null) return tails
  return { ...tails, rest: (found[1] ?? '').trim(), means: found[2] ?? '' }
}
