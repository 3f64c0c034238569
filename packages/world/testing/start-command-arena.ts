import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startQuickArena, type Arena } from './start-arena.ts'
import type { PlayerSnapshot } from '../src/index.ts'

/** A flat world in virtual time in which a bot types commands. */
export interface CommandArena {
  readonly arena: Arena
  /** Types a command in the tester's chat and waits for the line that answers. */
  type(this: void, line: string): Promise<string>
  /** Types a command that answers nothing. */
  typeSilently(line: string): Promise<void>
  /** A player as the world sees it, the tester by default. */
  self(this: void, name?: string): PlayerSnapshot
  /** Empties pockets, world and ground and puts the tester at 8, 64, 8. */
  tidy(): Promise<void>
  stop(): Promise<void>
}

/** Starts a world without mobs and a moving sun. */
export async function startCommandArena(): Promise<CommandArena> {
  const arena = await startQuickArena({ gamerules: { doMobSpawning: false, doDaylightCycle: false } })
  const { world, bot } = arena
  const heard: string[] = []
  bot.on('messagestr', (text) => {
    heard.push(text)
  })
  return {
    arena,
    async type(line) {
      heard.length = 0
      bot.chat(`/${line}`)
      await arena.until(() => heard.length > 0, `an answer to /${line}`)
      return heard.at(-1) ?? ''
    },
    async typeSilently(line) {
      bot.chat(`/${line}`)
      await arena.ticks(3)
    },
    self(name = 'tester') {
      const player = world.players.find((each) => each.name === name)
      if (!player) throw new Error(`${name} is gone.`)
      return player
    },
    async tidy() {
      for (const line of ['clear tester', 'kill @e[type=!player]', 'gamemode survival tester'])
        world.runCommand(line)
      world.runCommand('fill 0 64 0 16 74 16 air')
      world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
      world.step(25)
      await arena.until(
        () => Math.hypot(bot.entity.position.x - 8.5, bot.entity.position.z - 8.5) < 0.1,
        'the place',
      )
      await arena.until(() => bot.inventory.items().length === 0, 'empty pockets')
    },
    stop: () => arena.stop(),
  }
}

/** A command arena for the tests of one file: it starts before them, is tidied before each, and stops behind them. */
export function commandArenaOfFile(): CommandArena {
  let commands: CommandArena | undefined
  beforeAll(async () => {
    commands = await startCommandArena()
  })
  beforeEach(() => running().tidy())
  afterAll(() => running().stop())
  const running = (): CommandArena => {
    if (!commands) throw new Error('The arena starts with the first test.')
    return commands
  }
  return {
    get arena() {
      return running().arena
    },
    type: (line) => running().type(line),
    typeSilently: (line) => running().typeSilently(line),
    self: (name) => running().self(name),
    tidy: () => running().tidy(),
    stop: () => running().stop(),
  }
}
