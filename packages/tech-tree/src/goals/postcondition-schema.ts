import { z } from 'zod'
import type { Postcondition, SimpleGoal } from '../contract/postcondition.ts'

/** Largest count one goal may ask for: more cannot be carried. */
const maximumCount = 2304

/** Largest coordinate of the game's worlds, in blocks. */
const maximumCoordinate = 30_000_000

const name = z.string().regex(/^[a-z0-9_.:-]{1,80}$/, 'a name is in lower case, such as oak_log')
const names = z.array(name).max(2000)
const someNames = names.min(1)
const count = z.int().min(1).max(maximumCount)
const coordinate = z.number().min(-maximumCoordinate).max(maximumCoordinate)
const position = z.strictObject({ x: coordinate, y: coordinate, z: coordinate })
const distance = z.number().positive().max(100_000)

const dayPart = z.enum(['noon', 'sunset', 'night', 'midnight', 'sunrise'])
const source = z.enum([
  'any',
  'mine',
  'craft',
  'smelt',
  'fish',
  'harvest',
  'grow',
  'trade',
  'barter',
  'loot',
  'smith',
  'fill',
  'creature',
])

const circumstances = {
  dimension: name.exactOptional(),
  before: dayPart.exactOptional(),
  without: z.enum(['dying', 'damage']).exactOptional(),
}

const simpleGoal = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('held'),
    items: someNames,
    count,
    by: source,
    from: someNames.exactOptional(),
    others: names.exactOptional(),
    isTotal: z.boolean().exactOptional(),
    with: someNames.exactOptional(),
    ...circumstances,
  }),
  z.strictObject({ kind: z.literal('worn'), sets: z.array(someNames).min(1).max(6), ...circumstances }),
  z.strictObject({
    kind: z.literal('placed'),
    items: someNames,
    blocks: someNames,
    count,
    position: position.exactOptional(),
    ...circumstances,
  }),
  z.strictObject({
    kind: z.literal('killed'),
    creatures: someNames,
    count,
    with: someNames.exactOptional(),
    ...circumstances,
  }),
  z.strictObject({
    kind: z.enum(['tamed', 'bred', 'milked', 'sheared']),
    creatures: someNames,
    count,
    with: someNames.exactOptional(),
    ...circumstances,
  }),
  z.strictObject({ kind: z.literal('brewed'), potions: someNames, count, ...circumstances }),
  z.strictObject({ kind: z.literal('ridden'), creatures: someNames, ...circumstances }),
  z.strictObject({
    kind: z.literal('named'),
    things: someNames,
    name: z.string().min(1).max(50),
    ...circumstances,
  }),
  z.strictObject({
    kind: z.literal('reached'),
    position,
    axes: z
      .array(z.enum(['x', 'y', 'z']))
      .min(1)
      .max(3)
      .exactOptional(),
    withinBlocks: distance,
    ...circumstances,
  }),
  z.strictObject({ kind: z.enum(['biome', 'dimension', 'structure']), names: someNames, ...circumstances }),
  z.strictObject({
    kind: z.literal('found'),
    what: z.enum(['block', 'creature', 'structure', 'biome']),
    names: someNames,
    ...circumstances,
  }),
  z.strictObject({ kind: z.literal('explored'), distanceBlocks: distance, ...circumstances }),
  z.strictObject({ kind: z.literal('effect'), effects: someNames, ...circumstances }),
  z.strictObject({ kind: z.literal('block'), position, blocks: someNames, ...circumstances }),
  z.strictObject({ kind: z.literal('built'), structure: name, ...circumstances }),
  z.strictObject({ kind: z.literal('slept'), ...circumstances }),
  z.strictObject({
    kind: z.literal('enchanted'),
    items: someNames,
    enchantment: name.exactOptional(),
    level: z.int().min(1).max(255).exactOptional(),
    ...circumstances,
  }),
  z.strictObject({
    kind: z.literal('eaten'),
    items: names,
    count,
    hunger: z.int().min(1).max(20).exactOptional(),
    ...circumstances,
  }),
  z.strictObject({
    kind: z.literal('deposited'),
    items: names,
    count,
    position: position.exactOptional(),
    ...circumstances,
  }),
])

/** Reader of goals from outside, such as those of a suite; what is not a goal is refused with the place and the reason. */
export const postconditionSchema: z.ZodType<Postcondition> = z.discriminatedUnion('kind', [
  simpleGoal satisfies z.ZodType<SimpleGoal>,
  z.strictObject({ kind: z.literal('all'), goals: z.array(simpleGoal).min(1).max(20) }),
])
