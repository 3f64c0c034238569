import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { clearObstacle } from '../mining/clear-obstacle.ts'
import { firmRubble } from '../bot/firm-rubble.ts'
import { canHoldBackLava } from '../mining/hold-back-lava.ts'
import { mineBlocks, type MiningReport } from '../mining/mine-blocks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { othersHere } from './others-chests.ts'
import { makeRoom } from './make-room.ts'
import { lackOfRoom } from './no-room.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { blockNamed } from './resolve-name.ts'
import { makeSparePickaxe } from './spare-pickaxe.ts'

// Milliseconds per block: an iron ore deep in stone, dug for with a wooden pickaxe, takes about a minute.
const timePerBlockMs = 60_000
const longestMs = 480_000

/** Mines blocks within 32 blocks and collects their drops. */
export const mineBlock: Primitive = definePrimitive({
  name: 'mineBlock',
  summary: 'Mines `count` blocks called `name` within 32 blocks and picks up the drops.',
  parameters: {
    name: { type: 'string', summary: 'block name, such as oak_log, stone or iron_ore' },
    count: { type: 'number', summary: 'how many', fallback: 1 },
  },
  example: 'await mineBlock(bot, "oak_log", 3)',
  tooManyFailures: 'mineBlock failed too many times, make sure you explore before calling mineBlock',
  async run(context, { name, count }) {
    const { bot, say } = context
    const block = blockNamed(bot, 'mineBlock', name)
    const names = variantsOf(bot, block.name)
    let report = await mine(context, names, count)
    for (let help = 0; help < mostHelp && (await helpItself(context, names, report)); help += 1)
      report = bothReports(report, await mine(context, names, count - report.mined))
    if (report.end === 'done') say(`Mined ${report.mined} ${name}.`)
    return describe(bot, { name, count, report })
  },
})

// Tools that are made by the way where what they take is carried.
const plainTools: ReadonlySet<string> = new Set(['wooden_pickaxe', 'stone_pickaxe'])

// Times that what is lacking is made or fetched by the way.
const mostHelp = 4

// So much to cover lava with is fetched where none is held.
const fetchedFillers = 16

// Blocks from here at which what stands before a target is worth a dig.
const nearBlocks = 6

/** Digs what stands between the bot and the nearest of the blocks, where that is close. */
async function clearWay({ bot, signal }: PrimitiveContext, names: readonly string[]): Promise<boolean> {
  const [place] = findNearestBlocks(bot, { names, maxDistance: nearBlocks, limit: 1 })
  return place !== undefined && clearObstacle(bot, place, { signal })
}

/** Makes the stone pickaxe, digs what is in the way, or fetches the stone to cover lava with, that an errand has lacked; false when that helps nothing. */
async function helpItself(
  context: PrimitiveContext,
  names: readonly string[],
  { end, needs, hindrance }: MiningReport,
): Promise<boolean> {
  if (end === 'missing-tool' && plainTools.has(needs ?? '')) return makeSparePickaxe(context)
  if (end === 'unreachable' && hindrance === undefined) return clearWay(context, names)
  if (hindrance !== 'lava' || canHoldBackLava(context.bot)) return false
  await mine(context, firmRubble, fetchedFillers)
  return canHoldBackLava(context.bot)
}

function mine(context: PrimitiveContext, names: readonly string[], count: number): Promise<MiningReport> {
  const { bot, signal, clock, random, othersChests = [] } = context
  return mineBlocks(bot, names, {
    signal,
    count,
    random,
    spared: othersHere(bot, othersChests).map(({ position }) => position),
    makeRoom: (keep) => makeRoom(context, [...names, ...keep]),
    now: () => clock.now(),
    timeoutMs: Math.min(longestMs, 60_000 + count * timePerBlockMs),
  })
}

/** The yield of two errands for the same blocks; it ends as the second one did. */
function bothReports(first: MiningReport, second: MiningReport): MiningReport {
  const gained = { ...first.gained }
  for (const [name, count] of Object.entries(second.gained)) gained[name] = (gained[name] ?? 0) + count
  return { ...second, mined: first.mined + second.mined, gained }
}

/** An ore and its deepslate form drop the same. */
function variantsOf(bot: Bot, name: string): readonly string[] {
  const deep = `deepslate_${name}`
  return name.endsWith('_ore') && bot.registry.blocksByName[deep] ? [name, deep] : [name]
}

interface Mined {
  readonly name: string
  readonly count: number
  readonly report: MiningReport
}

function describe(bot: Bot, { name, count, report }: Mined): PrimitiveResult {
  const { end, mined, gained, needs, hindrance, left = [] } = report
  const detail = { block: name, requested: count, mined, gained }
  if (end === 'done') {
    return succeeded(detail)
  }
  const sofar = `Mined ${mined} of ${count} ${name}`
  switch (end) {
    case 'missing-tool':
      return failed('missing-tool', `I need at least a ${needs} to mine ${name}!  Skip it!`, {
        ...detail,
        needs,
      })
    case 'not-found':
      return mined === 0
        ? failed('not-found', `No ${name} nearby, please explore first`, detail)
        : failed('not-found', `${sofar}; no more ${name} nearby, please explore first`, detail)
    case 'unreachable':
      return failed(
        'unreachable',
        hindrance === 'lava'
          ? `${sofar}; lava is beside all ${name} that is left: hold some cobblestone or dirt to cover it, or pour water over it`
          : `${sofar}; the ${name} nearby cannot be reached, please explore first`,
        detail,
      )
    case 'refused':
      return failed(
        'refused',
        `${sofar}; the server does not let me dig here, please mine far from the spawn`,
        detail,
      )
    case 'no-grip':
      return failed('refused', `${sofar}; the tool I carry does not come into my hand`, detail)
    case 'lost-drop':
      return failed('lost-drop', `${sofar}, but most of what they dropped is lost`, detail)
    case 'inventory-full':
      return failed(
        'inventory-full',
        `${sofar}. ${lackOfRoom(bot, left.length === 0 ? 'more' : left.join(', '))}`,
        { ...detail, ...(left.length > 0 && { left }) },
      )
    case 'timeout':
      return failed(
        end,
        mined < count
          ? `${sofar} before the time ran out`
          : `${sofar}, but not all that fell was picked up in time`,
        detail,
      )
    case 'interrupted':
      return failed(end, `${sofar}; then I died`, detail)
  }
}
