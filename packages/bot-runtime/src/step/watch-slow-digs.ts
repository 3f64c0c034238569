import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'

/** Milliseconds from which a dig is worth a word: a log by hand takes three seconds. */
const slowDigMs = 5000

/** Kinds of block that are told of in one step. */
const mostKinds = 5

/** Says how long a kind of block takes without the tool it needs, once for each kind; returns what stops it. */
export function watchSlowDigs(bot: Bot, say: (text: string) => void): () => void {
  const told = new Set<string>()
  let seen: Block | null = null
  // mineflayer says nothing when a dig begins.
  const onTick = (): void => {
    const block = bot.targetDigBlock
    if (block === seen) return
    seen = block
    if (block) tell(block)
  }
  const tell = (block: Block): void => {
    const { name, harvestTools } = block
    if (harvestTools === undefined || told.size >= mostKinds || told.has(name)) return
    // A tool that broke is in the hand until the server says so, and the next dig takes another one.
    if ([bot.heldItem, ...bot.inventory.items()].some((item) => item && item.type in harvestTools)) return
    const digMs = bot.digTime(block)
    if (digMs < slowDigMs) return
    told.add(name)
    const [first] = Object.keys(harvestTools)
    const tool = bot.registry.items[Number(first)]?.name ?? 'tool'
    const quick = block.digTime(Number(first), false, false, false)
    say(
      `Digging ${name} without a ${tool} takes ${seconds(digMs)} s a block and drops nothing, with one ${seconds(quick)} s.`,
    )
  }
  bot.on('physicsTick', onTick)
  return () => void bot.removeListener('physicsTick', onTick)
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10
