import type { PlanResult, PlanStep, TechTree } from '@voyager-mc/tech-tree'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { techTreeOf } from '../bot/tech-tree-of.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { lacksWater } from './make-obsidian.ts'
import { isAtStation, nextStep } from './next-step.ts'
import { canTake, takeStep } from './obtain-step.ts'
import { planSurroundings } from './plan-surroundings.ts'
import { preferSeenLogs } from './prefer-seen-logs.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { swordFor } from './sword-for.ts'
import { takeAlong } from './take-along.ts'

// Steps until it is given up, and those in a row that changed nothing.
const mostSteps = 80
const vainStepsLimit = 3

// Stations as near as this are taken along; nobody walks back to one.
const handBlocks = 6

/** Gets an item by whatever it takes. */
export const obtain: Primitive = definePrimitive({
  name: 'obtain',
  summary:
    'Gets `itemName` until `count` are held: plans, gathers, hunts, crafts, smelts, tools and stations included.',
  parameters: {
    itemName: { type: 'string', summary: 'item name, such as iron_pickaxe' },
    count: { type: 'number', summary: 'how many to hold in the end, at most 256', fallback: 1 },
  },
  example: 'await obtain(bot, "stick", 4)',
  async run(context, { itemName, count }) {
    const { bot } = context
    const item = itemNamed(bot, 'obtain', itemName).name
    const detail = { item, count }
    if (!Number.isInteger(count) || count < 1 || count > 256) {
      return failed('not-possible', `I cannot obtain ${count} ${item}; ask for 1 to 256`, detail)
    }
    const tree = techTreeOf(bot)
    if (!tree) return failed('not-possible', `There are no plans for version ${bot.version}`, detail)
    return follow(context, tree, { item, count })
  },
})

interface Target {
  readonly item: string
  readonly count: number
}

/** Takes one step of a plan and plans anew, until the target is held. */
async function follow(context: PrimitiveContext, tree: TechTree, target: Target): Promise<PrimitiveResult> {
  const { bot, signal, say } = context
  const { item, count } = target
  const held = (): number => countItems(bot)[item] ?? 0
  const sign = (): number => (context.random() < 0.5 ? -1 : 1)
  const heading = { x: sign(), z: sign() }
  const own: Vec3[] = []
  const working = { ...context, onSetDown: (position: Vec3) => void own.push(position) }
  let vain = 0
  let arrivedAt: string | undefined
  for (let taken = 0; taken < mostSteps; taken += 1) {
    signal.throwIfAborted()
    if (held() >= count) {
      await takeAllAlong(context, own)
      return succeeded({ ...target, held: held() })
    }
    const plan = planNext(context, tree, { ...target, isEager: vain === 0 })
    if (plan.status === 'refused')
      return failed('not-possible', `I cannot obtain ${item}: ${plan.message}`, { ...target })
    // Nobody sets out again for the structure or biome just reached.
    const steps = plan.steps.filter((one) => one.type !== 'travel' || one.place !== arrivedAt)
    const step = nextStep(steps, countItems(bot))
    const strange = plan.steps.find((one) => !canTake(one))
    if (strange || !step) return failed('not-possible', refusalOf(item, strange), { ...target })
    if (taken === 0) say(`To obtain ${count} ${item}: ${plan.steps.map(nameOf).join(', ')}.`)
    const before = JSON.stringify(countItems(bot))
    if (!isAtStation(step)) await takeAllAlong(context, own)
    const problem = await takeStep(working, step, { tree, heading })
    if (step.type === 'travel') arrivedAt = problem === undefined ? step.place : undefined
    vain = JSON.stringify(countItems(bot)) === before && problem !== undefined ? vain + 1 : 0
    if (vain >= vainStepsLimit) {
      const why = problem ?? 'nothing came of it'
      return failed(
        'not-possible',
        `I have ${held()} of ${count} ${item}; stuck at ${nameOf(step)}: ${why}`,
        {
          ...target,
          held: held(),
        },
      )
    }
  }
  return failed('timeout', `I have ${held()} of ${count} ${item} after ${mostSteps} steps`, {
    ...target,
    held: held(),
  })
}

/** The plan for the target, or for what comes before its next step: water where obsidian has to be made of lava, a sword for a hunt. */
function planNext(
  { bot, land }: PrimitiveContext,
  tree: TechTree,
  { isEager, ...target }: Target & { readonly isEager: boolean },
): PlanResult {
  const world = planSurroundings(bot, land)
  const estimate = preferSeenLogs(world)
  const plan = (wanted: Target): PlanResult =>
    tree.plan(wanted, { inventory: countItems(bot), world, estimate })
  const planned = plan(target)
  if (planned.status === 'refused') return planned
  const next = nextStep(planned.steps, countItems(bot))
  if (lacksWater(bot, next)) {
    const water = plan({ item: 'water_bucket', count: 1 })
    return water.status === 'refused' ? planned : water
  }
  const item = isEager ? swordFor(next, countItems(bot)) : undefined
  const sword = item === undefined ? undefined : plan({ item, count: 1 })
  // No journey is worth one, and where no tree was found the hunt goes on without.
  const isNear = sword?.status === 'planned' && sword.steps.every(({ type }) => type !== 'travel')
  return isNear ? sword : planned
}

/** Takes along the stations that were set down here, those that are at hand. */
async function takeAllAlong(context: PrimitiveContext, own: Vec3[]): Promise<void> {
  const { bot } = context
  for (const position of own.splice(0))
    if (position.distanceTo(bot.entity.position) <= handBlocks) await takeAlong(context, position)
}

function refusalOf(item: string, step: PlanStep | undefined): string {
  if (!step) return `I cannot obtain ${item}: no plan leads there`
  return `I cannot obtain ${item}: it takes ${nameOf(step)}, which I cannot do by myself; write a program for that`
}

function nameOf(step: PlanStep): string {
  if (step.type === 'travel') return `travel to ${step.place}`
  return step.type === 'place' ? `place ${step.item}` : `${step.type} ${step.count} ${step.item}`
}
