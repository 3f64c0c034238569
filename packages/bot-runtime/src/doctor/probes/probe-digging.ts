import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { fourSides } from '../../bot/four-sides.ts'
import { waitForTicks } from '../../bot/wait-for-ticks.ts'
import { measure, type Measure, type Probe, type ProbeOptions } from './probe.ts'
import { stepTo } from './step-to.ts'

type Block = NonNullable<ReturnType<Bot['blockAt']>>

/** Ground that breaks by hand in about a second and drops what can be put back. */
const soft: ReadonlySet<string> = new Set(['dirt', 'grass_block', 'sand', 'coarse_dirt', 'podzol', 'gravel'])
/** Parts of the time a dig takes that are lost on the way to a server. */
const tolerance = { share: 0.35, ms: 400 }
/** Ticks in which a drop that lies beside the bot comes into its hands. */
const inHandTicks = 20
const pickUpTicks = 40
/** Blocks from a broken block within which a new item is its drop. */
const dropDistance = 2
/** Ticks in which a server that protects a place has put it back. */
const settleTicks = 20

/** Digs a block of soft ground beside the bot, picks up the drop and puts it back. */
export const probeDigging: Probe = async (bot, options) => {
  const block = softBlockBeside(bot)
  if (block === undefined) {
    const message = 'There is no soft ground beside the bot to dig.'
    return [{ name: 'digging', status: 'untried', message }]
  }
  const { position } = block
  const held = countHeld(bot)
  let hasDropped = false
  const onDrop = ({ position: at }: { readonly position: Vec3 }): void => {
    hasDropped ||= at.distanceTo(position) < dropDistance
  }
  bot.on('itemDrop', onDrop)
  const dug = await dig(bot, block, options).finally(() => void bot.removeListener('itemDrop', onDrop))
  if (dug.status === 'different') return [dug]
  const isHeld = await pickUp(bot, { position, options, isHeld: () => countHeld(bot) > held })
  const name = block.name === 'grass_block' ? 'dirt' : block.name
  const drops = measure(
    'drops',
    isHeld || hasDropped,
    isHeld || hasDropped
      ? `A broken ${block.name} left its drop, as in vanilla.`
      : `A broken ${block.name} left nothing; in vanilla it drops ${name}.`,
  )
  return [dug, drops, ...(isHeld ? [await putBack(bot, { position, options })] : [])]
}

async function dig(bot: Bot, block: Block, { clock, signal }: ProbeOptions): Promise<Measure> {
  const wantedMs = bot.digTime(block)
  const beganAt = clock.now()
  try {
    await bot.dig(block, true)
  } catch (error) {
    signal.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    return measure(
      'digging',
      false,
      `A ${block.name} beside the bot did not break (${reason}); in vanilla it does.`,
    )
  }
  const tookMs = clock.now() - beganAt
  await waitForTicks(bot, settleTicks, { signal })
  if (bot.blockAt(block.position)?.name === block.name)
    return measure('digging', false, `A broken ${block.name} came back; in vanilla it stays broken.`)
  const isSame = Math.abs(tookMs - wantedMs) <= wantedMs * tolerance.share + tolerance.ms
  const message = `A ${block.name} broke by hand in ${Math.round(tookMs)} ms; vanilla takes ${Math.round(wantedMs)}.`
  return measure('digging', isSame, message)
}

/** Waits for a drop; a bot reaches half a block below its feet, so it steps into the hole and back for one that lies there. */
async function pickUp(
  bot: Bot,
  {
    position,
    options: { signal },
    isHeld,
  }: { readonly position: Vec3; readonly options: ProbeOptions; readonly isHeld: () => boolean },
): Promise<boolean> {
  if (await waitForTicks(bot, inHandTicks, { signal, until: isHeld })) return true
  const home = bot.entity.position.floored()
  await stepTo(bot, position, { signal, until: isHeld })
  await waitForTicks(bot, pickUpTicks, { signal, until: isHeld })
  await stepTo(bot, home, { signal })
  return isHeld()
}

async function putBack(
  bot: Bot,
  { position, options: { signal } }: { readonly position: Vec3; readonly options: ProbeOptions },
): Promise<Measure> {
  const item = bot.inventory.items().find(({ name }) => soft.has(name))
  const below = bot.blockAt(position.offset(0, -1, 0))
  if (item === undefined || below === null)
    return { name: 'placing', status: 'untried', message: 'Nothing was held that could be put back.' }
  try {
    await bot.equip(item, 'hand')
    await bot.placeBlock(below, new Vec3(0, 1, 0))
  } catch (error) {
    signal.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    return measure('placing', false, `A ${item.name} could not be put back (${reason}); in vanilla it can.`)
  }
  await waitForTicks(bot, settleTicks, { signal })
  const stays = bot.blockAt(position)?.name === item.name
  return measure(
    'placing',
    stays,
    stays
      ? `A placed ${item.name} stays, as in vanilla.`
      : `A placed ${item.name} vanished; in vanilla it stays.`,
  )
}

/** Soft ground next to the block the bot stands on, with nothing on it. */
function softBlockBeside(bot: Bot): Block | undefined {
  const feet = bot.entity.position.floored()
  for (const side of fourSides) {
    const beside = feet.plus(side)
    const block = bot.blockAt(beside.offset(0, -1, 0))
    const above = bot.blockAt(beside)
    if (block !== null && soft.has(block.name) && above?.name === 'air') return block
  }
  return undefined
}

function countHeld(bot: Bot): number {
  return bot.inventory.items().reduce((sum, { count }) => sum + count, 0)
}
