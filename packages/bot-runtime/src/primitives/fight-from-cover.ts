import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { listen } from '../bot/listen.ts'
import { foesNamed } from '../combat/foes.ts'
import { takeShield } from '../combat/take-shield.ts'
import { besiege, type SiegeProblem } from './besiege.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded, type PrimitiveDetail, type PrimitiveResult } from './primitive-result.ts'
import { siegeBlocks, type Siege } from './siege.ts'
import { creatureNamed } from './resolve-name.ts'
import { coverProblems } from './take-cover.ts'

const ticksPerSecond = 20

/** Fights creatures that shoot, from behind walls. */
export const fightFromCover: Primitive = definePrimitive({
  name: 'fightFromCover',
  summary: 'Fights creatures that shoot, out of walls of 10 carried blocks, and picks up drops.',
  topics: ['fight', 'blaze', 'shelter', 'defend', 'shield', 'skeleton'],
  parameters: {
    mobName: { type: 'string', summary: 'entity name, such as blaze' },
    count: { type: 'number', summary: 'how many to kill', fallback: 1 },
    timeout: { type: 'number', summary: 'seconds', fallback: 180 },
  },
  example: 'await fightFromCover(bot, "blaze", 2)',
  async run(context, { mobName: given, count, timeout }) {
    const { bot } = context
    const mobName = creatureNamed(bot, 'fightFromCover', given)
    if (!(count >= 1))
      throw new PrimitiveError('fightFromCover', `count for fightFromCover must be 1 or more, not ${count}`)
    if (foesNamed(bot, mobName, siegeBlocks).length === 0)
      return failed('not-found', `No ${mobName} within ${siegeBlocks} blocks, please explore first`, {
        mob: mobName,
      })
    const limitTicks = timeout * ticksPerSecond
    const siege: Siege = { name: mobName, count, limitTicks, kills: 0, drops: [], sorties: 0, ticks: 0 }
    await takeShield(bot)
    return endOf(context, siege)
  },
})

async function endOf(context: PrimitiveContext, siege: Siege): Promise<PrimitiveResult> {
  const { bot, signal } = context
  const before = countItems(bot)
  const death = new AbortController()
  const stops = [
    listen(bot, 'physicsTick', () => void (siege.ticks += 1)),
    listen(bot, 'death', () => death.abort()),
  ]
  const detail = (): PrimitiveDetail => ({
    mob: siege.name,
    killed: siege.kills,
    gained: gainedItems(before, countItems(bot)),
  })
  try {
    const problem = await besiege({ ...context, signal: AbortSignal.any([signal, death.signal]) }, siege)
    return siege.kills > 0 ? succeeded(detail()) : describeFailure(siege.name, problem, detail())
  } catch (error) {
    if (signal.aborted || !death.signal.aborted) throw error
    return failed('interrupted', `Failed to kill ${siege.name}: I died`, detail())
  } finally {
    for (const stop of stops) stop()
  }
}

function describeFailure(
  name: string,
  problem: SiegeProblem | undefined,
  detail: PrimitiveDetail,
): PrimitiveResult {
  if (problem === undefined)
    return failed('timeout', `Failed to kill ${name}: none was reached from the walls in time`, detail)
  if (problem === 'too-weak')
    return failed(
      'interrupted',
      `Failed to kill ${name}: too weak, and rest does not heal; eat first`,
      detail,
    )
  const reason = problem === 'no-blocks' ? 'missing-item' : 'not-possible'
  return failed(reason, `Failed to kill ${name}: ${coverProblems[problem]}`, detail)
}
