import type { PrimitiveContext } from '../primitives/primitive-context.ts'
import { PrimitiveError } from '../primitives/primitive-error.ts'
import type { FindBlockOptions } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { RunControl } from '../membrane/program-host.ts'
import { timeBox } from '../bot/time-box.ts'
import { findBlocks } from './find-blocks.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

/** Functions of `bot` that behave as in the original instead of as in mineflayer, by name. */
export type ProgramApi = Readonly<Record<string, (...values: never[]) => unknown>>

// Milliseconds until a fishing rod is reeled in without a catch.
const fishingMs = 60_000

// Blocks and entities farther away than this cannot be used; servers refuse it silently.
const useDistance = 6

/** Parts of a run that the functions work with, besides the context of primitives. */
export interface ProgramApiOptions {
  /** Puts work on the budget of the step, in microseconds. */
  readonly spend: RunControl['spend']
  /** The `bot` that the program knows; made of these functions, so it is asked for when it is needed. */
  readonly facade: () => object
}

/** Builds those functions for one step. */
export function createProgramApi(
  context: PrimitiveContext,
  { spend, facade }: ProgramApiOptions,
): ProgramApi {
  const { bot, signal, say } = context
  const search = (options: FindBlockOptions): Vec3[] => findBlocks(bot, options, { spend, facade: facade() })
  const rest = (ticks: number): Promise<boolean> => waitForTicks(bot, ticks, { signal })
  return {
    chat(message: string) {
      const text = String(message)
      if (text.startsWith('/')) {
        throw new PrimitiveError(
          'chat',
          `Slash commands are refused (rule: no-slash-commands): ${text.slice(0, 40)}; use the primitives instead.`,
        )
      }
      say(text)
      bot.chat(text)
    },
    findBlocks: search,
    findBlock(options: FindBlockOptions) {
      const [position] = search({ ...options, count: 1 })
      return position ? bot.blockAt(position) : null
    },
    timeLeft: () => Math.max(0, Math.floor(((context.deadlineMs ?? Infinity) - context.clock.now()) / 1000)),
    inventoryUsed: () => bot.inventory.slots.slice(9, 45).filter((item) => item !== null).length,
    save(name: string) {
      context.emit({
        type: 'primitive-result',
        primitive: 'save',
        status: 'succeeded',
        detail: { name: String(name) },
      })
    },
    waitForTicks: async (ticks: number) => {
      await rest(ticks)
    },
    async sleep(bed: Parameters<typeof bot.sleep>[0]) {
      await rest(20)
      await bot.sleep(bed)
      await rest(135)
    },
    async consume() {
      await bot.consume()
      await rest(20)
    },
    // What is empty already changes no slot, and mineflayer would wait for that.
    async unequip(given: Parameters<typeof bot.unequip>[0]) {
      const destination = given ?? 'hand'
      if (bot.inventory.slots[bot.getEquipmentDestSlot(destination)] != null) await bot.unequip(destination)
    },
    fish: () => fish(context),
    ...usesWithinReach(context),
  }
}

async function fish({ bot, signal, clock, say }: PrimitiveContext): Promise<void> {
  if (bot.heldItem?.name !== 'fishing_rod') {
    say("I'm not holding a fishing rod!")
    return
  }
  const done = await timeBox(bot.fish(), { clock, signal, timeoutMs: fishingMs })
  if (done.status === 'timeout') {
    bot.activateItem()
    throw new PrimitiveError('fish', 'Finishing timeout, make sure you get to and look at a water block!')
  }
  if (done.status === 'refused') throw done.error
  await waitForTicks(bot, 20, { signal })
}

/** Uses refused beyond the reach of servers, which drop them without a word. */
function usesWithinReach({ bot, signal, say }: PrimitiveContext): ProgramApi {
  const isFar = (position: Parameters<typeof bot.lookAt>[0]): boolean =>
    bot.entity.position.distanceTo(position) > useDistance
  return {
    async useOn(entity: Parameters<typeof bot.useOn>[0]) {
      if (isFar(entity.position)) {
        say('Please goto a place near the entity first!')
        return
      }
      bot.useOn(entity)
      await waitForTicks(bot, 20, { signal })
    },
    async activateBlock(block: Parameters<typeof bot.activateBlock>[0]) {
      if (isFar(block.position)) {
        say('Please goto a place near the block first!')
        return
      }
      await bot.activateBlock(block)
    },
  }
}
