import { InvalidArgumentError, type GameEvent, type ItemCounts, type ResetOptions } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { nextTime } from './next-time.ts'
import type { CommandGate } from './command-gate.ts'
import { createOperatorConsole } from './create-operator-console.ts'
import type { OperatorConsole } from './operator-console.ts'
import type { PauseSwitch } from './pause-switch.ts'
import type { OperatorPowers } from './operator-powers.ts'

export interface ApplyResetOptions {
  readonly commands: CommandGate
  readonly powers: OperatorPowers
  readonly signal: AbortSignal
  readonly pauses: PauseSwitch
  onEvent?(this: void, event: GameEvent): void
}

// Ticks the server gets per command before the next; the reply shows in the inventory a round trip later.
const commandTicks = 2

// Ticks from a kill to standing at the spawn point again.
const respawnTicks = 100

/** Brings the bot to the asked state with operator commands; a soft reset without wishes sends none. */
export async function applyReset(
  bot: Bot,
  { mode = 'soft', inventory, equipment, position, spread }: ResetOptions,
  { commands, powers, signal, pauses, onEvent }: ApplyResetOptions,
): Promise<void> {
  if (mode === 'soft' && (inventory !== undefined || equipment !== undefined)) {
    throw new InvalidArgumentError('mode', mode, "set mode: 'hard' to set inventory or equipment.")
  }
  const operator = createOperatorConsole(commands, {
    powers,
    emit: (event) => {
      onEvent?.({ ...event, tick: 0 })
    },
  })
  pauses.resume(operator)
  const send = async (command: string): Promise<void> => {
    operator.run('reset', command)
    await waitForTicks(bot, commandTicks, { signal })
  }
  if (mode === 'hard') {
    await send('clear @s')
    await respawn(bot, operator, signal)
    for (const [item, count] of Object.entries(inventory ?? {}))
      await send(`give @s minecraft:${item} ${count}`)
    for (const [slot, item] of equipmentSlots(equipment)) {
      await send(`item replace entity @s ${slot} with minecraft:${item}`)
    }
  }
  if (mode === 'hard') await confirmInventory(bot, inventory ?? {}, signal)
  if (position) await send(`tp @s ${position.x} ${position.y} ${position.z}`)
  if (spread) await send('spreadplayers ~ ~ 0 300 under 80 false @s')
  await applyRules(operator, bot, signal)
  if (position || spread) await bot.waitForChunksToLoad()
}

async function respawn(bot: Bot, operator: OperatorConsole, signal: AbortSignal): Promise<void> {
  let spawned = false
  const onSpawn = (): void => {
    spawned = true
  }
  bot.once('spawn', onSpawn)
  operator.run('reset', 'kill @s')
  await waitForTicks(bot, respawnTicks, { signal, until: () => spawned })
  bot.removeListener('spawn', onSpawn)
}

// Ticks a server may take to obey the last command and report the inventory.
const obeyTicks = 40

/** A server on which the bot is no operator ignores the commands without an error; the inventory tells. */
async function confirmInventory(bot: Bot, wanted: ItemCounts, signal: AbortSignal): Promise<void> {
  const isObeyed = (): boolean => {
    const held = countItems(bot)
    return Object.entries(wanted).every(([item, count]) => (held[item] ?? 0) >= count)
  }
  if (await waitForTicks(bot, obeyTicks, { signal, until: isObeyed })) return
  throw new InvalidArgumentError(
    'operator.reset',
    true,
    `the server did not obey /give; make ${bot.username} an operator there or reset softly.`,
  )
}

function equipmentSlots(equipment: ResetOptions['equipment']): [string, string][] {
  const slots: [string, string | undefined][] = [
    ['armor.head', equipment?.head],
    ['armor.chest', equipment?.torso],
    ['armor.legs', equipment?.legs],
    ['armor.feet', equipment?.feet],
    ['weapon.mainhand', equipment?.hand],
    ['weapon.offhand', equipment?.offHand],
  ]
  return slots.flatMap(([slot, item]) => (item === undefined ? [] : [[slot, item]]))
}

async function applyRules(operator: OperatorConsole, bot: Bot, signal: AbortSignal): Promise<void> {
  if (operator.allows('keepInventory')) operator.run('keepInventory', 'gamerule keepInventory true')
  if (operator.allows('freezeTime')) operator.run('freezeTime', 'gamerule doDaylightCycle false')
  if (operator.allows('peaceful')) operator.run('peaceful', 'difficulty peaceful')
  if (operator.allows('stepTime')) operator.run('stepTime', `time set ${nextTime(bot.time.timeOfDay)}`)
  await waitForTicks(bot, 1, { signal })
}
