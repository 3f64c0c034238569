import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { attributeNames } from '../commands/attribute-command.ts'
import { slotNames } from '../commands/item-slot.ts'
import { teamColors } from '../context/team.ts'
import { completeLine, type Completions } from '../commands/complete-line.ts'
import { lootTableNames } from '../loot/loot-tables.ts'
import { readNumber, readText } from '../protocol/read-packet.ts'

const maxChatLength = 256

/** Passes on what players say and runs the commands they type. */
export function createChat(): Mechanic {
  const say = (world: WorldContext, player: Player, text: string | undefined): void => {
    if (!text || text.length > maxChatLength) return
    if (text.startsWith('/')) {
      command(world, player, text.slice(1))
      return
    }
    world.events.emit('chat', { player, text })
    world.announce(`<${player.name}> ${text}`)
  }
  const command = (world: WorldContext, player: Player, text: string): void => {
    world.events.emit('command', { player, text })
    const reply = world.commands.run(player, text)
    if (reply.text !== undefined && (!reply.isSuccess || world.gamerules.sendCommandFeedback))
      player.tell(reply.text)
  }
  return {
    name: 'chat',
    packets: {
      chat: (world, player, packet) => say(world, player, readText(packet, 'message')),
      chat_message: (world, player, packet) => say(world, player, readText(packet, 'message')),
      chat_command: (world, player, packet) => command(world, player, readText(packet, 'command') ?? ''),
      chat_command_signed: (world, player, packet) =>
        command(world, player, readText(packet, 'command') ?? ''),
      tab_complete(world, player, packet) {
        const { start, length, matches } = completeLine(
          (readText(packet, 'text') ?? '').slice(0, maxChatLength),
          { usages: world.commands.usages(player), ...namesOf(world) },
        )
        player.send('tab_complete', {
          transactionId: readNumber(packet, 'transactionId') ?? 0,
          start,
          length,
          matches: matches.map((match) => ({ match })),
        })
      },
    },
  }
}

function namesOf({
  players,
  registry,
  gamerules,
  commands,
  structures,
}: WorldContext): Omit<Completions, 'usages'> {
  return {
    players: players.map(({ name }) => name),
    items: Object.keys(registry.itemsByName),
    blocks: Object.keys(registry.blocksByName),
    entities: Object.keys(registry.entitiesByName),
    others: {
      rule: Object.keys(gamerules),
      effect: registry.effectsArray.map(({ name }) => name),
      enchantment: registry.enchantmentsArray.map(({ name }) => name),
      dimension: ['overworld', 'the_nether', 'the_end'],
      biome: Object.keys(registry.biomesByName),
      structure: structures.names,
      attribute: attributeNames,
      team: [...commands.teams.keys()],
      objective: [...commands.scores.keys()],
      color: teamColors,
      axes: ['x', 'y', 'z', 'xyz'],
      boolean: ['true', 'false'],
      slot: slotNames,
      table: lootTableNames.map((name) => `chests/${name}`),
    },
  }
}
