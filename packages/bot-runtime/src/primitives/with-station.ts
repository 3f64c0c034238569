import { timeBox } from '../bot/time-box.ts'
import { withHands } from '../bot/hands.ts'
import { HandsTakenError } from '../bot/hands-taken-error.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import type { Window } from '../crafting/window-slots.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { findStation } from './find-station.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, type PrimitiveResult } from './primitive-result.ts'

/** A block whose window does something with what is laid into it. */
export interface Station {
  /** Blocks that will do, the usual one first. */
  readonly blocks: readonly [string, ...string[]]
}

/** A station while it is open. */
export interface OpenedStation {
  readonly window: Window
  /** Number that the window shows, such as a price; undefined until the server has sent it. */
  readonly shown: (property: number) => number | undefined
}

const openMs = 10_000

// Ticks for the server to send the inventory once the window is closed.
const closeTicks = 4

/** Finds a station or places the carried one, opens it, lets `work` use it, and closes it whatever happens. */
export async function withStation(
  context: PrimitiveContext,
  { blocks }: Station,
  work: (opened: OpenedStation) => Promise<PrimitiveResult>,
): Promise<PrimitiveResult> {
  const { bot, signal, clock } = context
  const [station] = blocks
  const position = await findStation(context, blocks)
  if (!position)
    return failed('missing-station', `No ${station} within 32 blocks, and none is carried`, { station })
  const walk = await approachBlock(bot, position, { signal })
  signal.throwIfAborted()
  const block = bot.blockAt(position)
  if (walk.status !== 'arrived' || !block)
    return failed('unreachable', `I cannot reach the ${station} at ${String(position)}`, { station })
  const numbers = watchNumbers(context)
  const opened = await timeBox(bot.openBlock(block), { clock, signal, timeoutMs: openMs }).catch(
    (error: unknown) => {
      numbers.stop()
      throw error
    },
  )
  if (opened.status !== 'done') {
    numbers.stop()
    return failed('refused', `The ${station} at ${String(position)} does not open`, { station })
  }
  const window = opened.value
  try {
    return await withHands(bot, () =>
      work({ window, shown: (property) => numbers.read(window.id, property) }),
    )
  } catch (error) {
    signal.throwIfAborted()
    // mineflayer rejects with plain errors when a click has no answer.
    if (PrimitiveError.isInstance(error) || !(error instanceof Error)) throw error
    const why = HandsTakenError.isInstance(error) ? 'something else needed my hands' : error.message
    return failed('interrupted', `I had to leave the ${station}: ${why}`, { station })
  } finally {
    numbers.stop()
    if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
    if (!signal.aborted) await waitForTicks(bot, closeTicks, { signal })
  }
}

interface Numbers {
  readonly read: (windowId: number, property: number) => number | undefined
  readonly stop: () => void
}

/** Keeps the numbers that windows show; the first ones may come before the window is known. */
function watchNumbers({ bot }: PrimitiveContext): Numbers {
  const numbers = new Map<string, number>()
  const onNumber = (packet: {
    readonly windowId: number
    readonly property: number
    readonly value: number
  }): void => {
    numbers.set(`${packet.windowId} ${packet.property}`, packet.value)
  }
  bot._client.on('craft_progress_bar', onNumber)
  return {
    read: (windowId, property) => numbers.get(`${windowId} ${property}`),
    stop: () => {
      bot._client.removeListener('craft_progress_bar', onNumber)
    },
  }
}
