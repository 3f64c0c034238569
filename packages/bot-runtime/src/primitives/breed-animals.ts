import { isYoung } from '@voyager-mc/observation/mineflayer'
import { creatureFacts, creaturesWith } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { isDying } from '../combat/dying-creatures.ts'
import { holdItem } from '../using/hold-item.ts'
import { bringTogether } from '../using/bring-together.ts'
import { apart, choosePair, isParted, type Pair } from '../using/choose-pair.ts'
import { aimAt, reachCreature } from '../using/reach-creature.ts'
import { checkWhole } from './check-whole.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { creatureNamed } from './resolve-name.ts'

type Entity = Bot['entity']

const searchBlocks = 32
const answerTicks = 20
// Fed animals look for each other for 30 seconds.
const courtTicks = 600
const mostPairs = 8
// Meals for one young: a love that nobody answered ends, and can be kindled anew.
const mostMeals = 3

/** Feeds animals so that they have young ones. */
export const breedAnimals: Primitive = definePrimitive({
  name: 'breedAnimals',
  summary:
    'Feeds the two grown animals of a kind within 32 blocks that stand closest to one another, and brings them together until their young one is there.',
  topics: ['breed', 'feed'],
  parameters: {
    animalName: { type: 'string', summary: 'such as cow, sheep, pig, chicken or rabbit' },
    pairs: { type: 'number', summary: 'how many pairs, at most 8', fallback: 1 },
  },
  example: 'await breedAnimals(bot, "cow")',
  async run(context, { animalName, pairs }) {
    const { bot } = context
    checkWhole(pairs, { primitive: 'breedAnimals', name: 'pairs', most: mostPairs })
    const animal = creatureNamed(bot, 'breedAnimals', animalName)
    const { breedsOn } = creatureFacts(animal)
    const detail = { animal, pairs }
    if (breedsOn.length === 0) {
      const others = creaturesWith((facts) => facts.breedsOn.length > 0).join(', ')
      return failed('not-possible', `A ${animal} cannot be bred; ${others} can`, detail)
    }
    const held = countItems(bot)
    const need = pairs * 2
    const food = breedsOn.find((name) => (held[name] ?? 0) >= need)
    if (food === undefined) {
      const best = breedsOn.toSorted((a, b) => (held[b] ?? 0) - (held[a] ?? 0))[0] ?? ''
      const missing = need - (held[best] ?? 0)
      const words = `Missing ${missing} ${best} to breed ${pairs * 2} ${animal}`
      return failed('missing-item', words, { ...detail, missing, foods: breedsOn })
    }
    let born = 0
    for (let pair = 0; pair < pairs; pair += 1) {
      const problem = await breedPair(context, animal, food)
      if (problem) return { ...problem, detail: { ...detail, food, born, ...problem.detail } }
      born += 1
    }
    return succeeded({ ...detail, food, born })
  },
})

type Failure = Extract<PrimitiveResult, { status: 'failed' }>

async function breedPair(
  context: PrimitiveContext,
  animal: string,
  food: string,
): Promise<Failure | undefined> {
  const { bot, signal, random } = context
  const isYoungOne = (entity: Entity): boolean => entity.name === animal && isYoung(bot, entity)
  const before = new Set(Object.values(bot.entities).flatMap((each) => (isYoungOne(each) ? [each.id] : [])))
  const isBorn = (): boolean =>
    Object.values(bot.entities).some((each) => isYoungOne(each) && !before.has(each.id))
  // Who is not reached, or does not eat, is left out.
  const unfit = new Map<number, 'unreachable' | 'refused'>()
  let last: Pair | undefined
  let eaters = 0
  for (let meal = 0; meal < mostMeals; meal += 1) {
    const fed = await feedPair(context, { animal, food, unfit })
    eaters = fed.length
    if (!isPair(fed)) break
    last = fed
    const isThere = await bringTogether(bot, fed, {
      signal,
      random,
      food,
      limitTicks: courtTicks,
      until: isBorn,
    })
    if (isThere) return undefined
    if ((countItems(bot)[food] ?? 0) < 2) break
  }
  return describeVain(bot, { animal, food, unfit, last, eaters })
}

interface Vain {
  readonly animal: string
  readonly food: string
  readonly unfit: ReadonlyMap<number, 'unreachable' | 'refused'>
  readonly last: Pair | undefined
  /** Animals that ate in the last meal. */
  readonly eaters: number
}

function describeVain(bot: Bot, { animal, food, unfit, last, eaters }: Vain): Failure {
  if (last !== undefined) {
    const [one, other] = last
    const blocks = Math.round(apart(one, other))
    const cause = isParted(bot, last) ? 'something is between them' : `they stay ${blocks} blocks apart`
    return problem(
      'refused',
      `Two ${animal} were fed, but no young one came: ${cause}; bring them to one place, or take others`,
    )
  }
  const unreachable = [...unfit.values()].filter((reason) => reason === 'unreachable').length
  const seen = grown(bot, animal, unfit).length + unfit.size
  if (seen < 2) return problem('not-found', `Only ${seen} grown ${animal} nearby, please explore for two`)
  if (seen - unreachable < 2) return problem('unreachable', `I cannot reach two of the ${animal}`)
  return problem(
    'refused',
    `Only ${eaters} ${animal} took ${food}; others have bred in the last five minutes, or are not tame`,
  )
}

const problem = (reason: Failure['reason'], message: string): Failure => ({
  status: 'failed',
  reason,
  message,
  detail: {},
})

interface Meal {
  readonly animal: string
  readonly food: string
  readonly unfit: Map<number, 'unreachable' | 'refused'>
}

/** Feeds the two that stand closest to one another, one right after the other; fewer where no two of them eat. */
async function feedPair(
  context: PrimitiveContext,
  { animal, food, unfit }: Meal,
): Promise<readonly Entity[]> {
  const { bot } = context
  let first: Entity | undefined
  for (;;) {
    const fit = grown(bot, animal, unfit)
    const pair = first === undefined ? choosePair(bot, fit) : besideFirst(first, fit)
    if (pair === undefined) return first === undefined ? [] : [first]
    const next = first === undefined ? pair[0] : pair[1]
    const reason = await feedOne(context, next, food)
    if (reason !== undefined) unfit.set(next.id, reason)
    else if (first === undefined) first = next
    else return pair
  }
}

function isPair(animals: readonly Entity[]): animals is Pair {
  return animals.length === 2
}

/** The fed animal, and the one that stands closest to it. */
function besideFirst(first: Entity, animals: readonly Entity[]): Pair | undefined {
  const [other] = animals
    .filter((each) => each !== first)
    .toSorted((a, b) => apart(first, a) - apart(first, b))
  return other === undefined ? undefined : [first, other]
}

function grown(bot: Bot, animal: string, unfit: ReadonlyMap<number, unknown>): readonly Entity[] {
  return Object.values(bot.entities).filter(
    (each) =>
      each.name === animal &&
      !unfit.has(each.id) &&
      each.position.distanceTo(bot.entity.position) <= searchBlocks &&
      !isYoung(bot, each) &&
      !isDying(bot, each),
  )
}

/** Gives one item to an animal; says why it has not eaten it. */
async function feedOne(
  context: PrimitiveContext,
  animal: Entity,
  food: string,
): Promise<'unreachable' | 'refused' | undefined> {
  const { bot, signal } = context
  if (!(await holdItem(bot, food))) return 'refused'
  if (!(await reachCreature(bot, animal, context))) return 'unreachable'
  // A fight on the way has taken the sword into the hand.
  if (!(await holdItem(bot, food))) return 'refused'
  const before = countItems(bot)[food] ?? 0
  await aimAt(bot, animal, signal)
  bot.useOn(animal)
  const isEaten = await waitForTicks(bot, answerTicks, {
    signal,
    until: () => (countItems(bot)[food] ?? 0) < before,
  })
  return isEaten ? undefined : 'refused'
}
