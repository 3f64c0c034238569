import type { Position } from '@voyager-mc/core'
import type { Circumstances, DayPart } from '../contract/postcondition.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'
import { taskKinds } from '../kinds/task-kinds.ts'

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
  sundown: 'sunset',
  'sun sets': 'sunset',
  'sun goes down': 'sunset',
  'sun rises': 'sunrise',
  'sun comes up': 'sunrise',
  sunup: 'sunrise',
  nighttime: 'night',
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

const position =
  /\s*(?:\bat\s*)?\(?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)?\s*$/
const daytime =
  /\s*\b(?:before|by) (?:it is |it gets |it becomes |the (?:next )?)?(noon|midday|sunset|sundown|dusk|evening|dark|nightfall|nighttime|night|midnight|sunrise|sunup|dawn|daybreak|morning|sun sets|sun goes down|sun rises|sun comes up)(?: falls| comes| begins)?$/
const dimension =
  /(?:^|\s+)(?:while )?(?:in|inside|within) (?:the )?(nether|the_nether|overworld|end|the_end)(?: dimension)?$/
const inside = /^(?:in|inside|within) /
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
    .replace(taskKinds[verb].implied ?? /$^/, '')
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
  const isPlace = verb === 'go' || verb === 'enter'
  if (world !== undefined && circumstances.dimension === undefined && !(isPlace && inside.test(rest))) {
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

function readMeans(tails: Tails, verb: TaskVerb): Tails {
  if (!taskKinds[verb].takes.includes('means') || tails.means !== undefined) return tails
  const found = means.exec(tails.rest)
  if (found === null) return tails
  return { ...tails, rest: (found[1] ?? '').trim(), means: found[2] ?? '' }
}
