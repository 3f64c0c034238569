import { isYoung } from '@voyager-mc/observation/mineflayer'
import { creatureFacts, creaturesWith } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { isDying } from '../combat/dying-creatures.ts'
import { holdItem } from '../using/hold-item.ts'
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

/** Feeds animals so that they have young ones. */
export const breedAnimals: Primitive = definePrimitive({
  name: 'breedAnimals',
  summary:
    'Feeds two grown animals of a kind within 32 blocks with what they breed on, and waits until their young one is there.',
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
  const { bot, signal } = context
  const isYoungOne = (entity: Entity): boolean => entity.name === animal && isYoung(bot, entity)
  const before = new Set(Object.values(bot.entities).flatMap((each) => (isYoungOne(each) ? [each.id] : [])))
  const isBorn = (): boolean =>
    Object.values(bot.entities).some((each) => isYoungOne(each) && !before.has(each.id))
  const tried = new Set<number>()
  let fed = 0
  let reached = 0
  while (fed < 2) {
    const next = nearestGrown(bot, animal, tried)
    if (!next) break
    tried.add(next.id)
    if (!(await reachCreature(bot, next, context))) continue
    reached += 1
    if (await feed(context, next, food)) fed += 1
  }
  if (fed === 2) {
    if (await waitForTicks(bot, courtTicks, { signal, until: isBorn })) return undefined
    return problem('refused', `Two ${animal} were fed, but no young one came; they may not reach each other`)
  }
  if (tried.size < 2)
    return problem('not-found', `Only ${tried.size} grown ${animal} nearby, please explore for two`)
  if (reached < 2) return problem('unreachable', `I cannot reach two of the ${animal}`)
  return problem(
    'refused',
    `Only ${fed} ${animal} took ${food}; others have bred in the last five minutes, or are not tame`,
  )
}

const problem = (reason: Failure['reason'], message: string): Failure => ({
  status: 'failed',
  reason,
  message,
  detail: {},
})

function nearestGrown(bot: Bot, animal: string, tried: ReadonlySet<number>): Entity | undefined {
  const away = ({ position }: Entity): number => position.distanceTo(bot.entity.position)
  return Object.values(bot.entities)
    .filter((each) => each.name === animal && !tried.has(each.id) && away(each) <= searchBlocks)
    .filter((each) => !isYoung(bot, each) && !isDying(bot, each))
    .toSorted((a, b) => away(a) - away(b))[0]
}

/** Gives one item to an animal; false when it does not take it. */
async function feed({ bot, signal }: PrimitiveContext, animal: Entity, food: string): Promise<boolean> {
  if (!(await holdItem(bot, food))) return false
  const before = countItems(bot)[food] ?? 0
  await aimAt(bot, animal, signal)
  bot.useOn(animal)
  return waitForTicks(bot, answerTicks, { signal, until: () => (countItems(bot)[food] ?? 0) < before })
}
