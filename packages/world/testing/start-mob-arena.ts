import type { Bot } from 'mineflayer'
import type { MobEntity } from '../src/context/entity.ts'
import type { PlayerSnapshot, Position, StartWorldOptions } from '../src/index.ts'
import { hold, startQuickArena, type Arena, type QuickArena } from './start-arena.ts'

type Entity = Bot['entity']

/** An arena in virtual time with what tests of mobs need. */
export interface MobArena extends QuickArena {
  /** Puts a mob in a pen of the given inner half width around a place, so that it stays; returns what the bot sees. */
  pen(name: string, place: Position, options?: { readonly halfWidth?: number }): Promise<Entity>
  /** Gives an entity as the bot sees it; throws when it does not. */
  seen(id: number): Entity
  /** Puts an item from the tester's inventory into its hand. */
  hold(item: string): Promise<void>
  /** The tester as the world sees it. */
  self(): PlayerSnapshot
  /** Runs commands; returns what the last one answers. */
  run(...lines: readonly string[]): string
  /** Mobs that came since the arena began, by their number, also those that are gone. */
  readonly came: ReadonlyMap<number, MobEntity>
  /** Empties the tester's pockets and takes it to ground of its own, out of sight of the last; returns its x. */
  ownGround(): Promise<number>
  /** Empties pockets and the air around the middle, and puts the tester there. */
  tidy(): Promise<void>
  /** Runs commands, puts the tester at 8, 64, 8 with empty pockets and full health. */
  stage(...lines: readonly string[]): Promise<void>
  /** Hits an entity with full strength until it is gone or so many hits are done. */
  slay(target: Entity, hits?: number): Promise<void>
}

// A full-strength hit of a sword takes 13 ticks to come back; an axe 25.
const swingTicks = 26

// Blocks between two grounds: farther than a client sees.
const groundBlocks = 100

/** Starts a quick arena with what tests of mobs need. */
export async function startMobArena(options: StartWorldOptions = {}): Promise<MobArena> {
  const arena = await startQuickArena(options)
  const { world, bot } = arena
  const seen = (id: number): Entity => {
    const entity = bot.entities[id]
    if (!entity) throw new Error(`The bot does not see entity ${id}.`)
    return entity
  }
  const came = new Map<number, MobEntity>()
  world.events.on('entity-spawn', ({ entity }) => {
    if (entity.kind === 'mob') came.set(entity.id, entity)
  })
  const run = (...lines: readonly string[]): string =>
    lines.map((line) => world.runCommand(line).text ?? '').at(-1) ?? ''
  let ground = 0
  return {
    ...arena,
    seen,
    came,
    run,
    self: () => testerOf(arena),
    async ownGround() {
      ground += groundBlocks
      run('clear tester')
      world.teleport('tester', { x: ground + 0.5, y: 64, z: 20.5 })
      await arena.ticks(8)
      return ground
    },
    async tidy() {
      run('clear tester', 'fill -6 64 -6 6 70 6 air')
      world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
      await arena.ticks(4)
    },
    async stage(...lines) {
      run('kill @e[type=!player]', 'clear tester', ...lines)
      world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
      world.step(25)
      run('effect give tester instant_health 1 5')
      await arena.until(() => bot.inventory.items().length === 0, 'empty pockets')
    },
    hold: (item) => hold(bot, item),
    async pen(name, place, { halfWidth = 1 } = {}) {
      fence(arena, place, halfWidth)
      const id = world.spawnMob(name, place)
      await arena.until(() => bot.entities[id] !== undefined, `a ${name}`)
      return seen(id)
    },
    async slay(target, hits = 20) {
      for (let hit = 0; hit < hits && bot.entities[target.id] === target && isAlive(target); hit += 1) {
        await bot.lookAt(target.position.offset(0, target.height / 2, 0), true)
        bot.attack(target)
        await arena.ticks(swingTicks)
      }
    },
  }
}

/** The tester of an arena as the world sees it. */
export function testerOf({ world }: Arena): PlayerSnapshot {
  const [player] = world.players
  if (!player) throw new Error('The tester is gone.')
  return player
}

const isAlive = ({ isValid }: Entity): boolean => isValid

// Two blocks high, of glass, so that nothing jumps out and everything is seen.
function fence({ world }: Arena, { x, y, z }: Position, halfWidth: number): void {
  const edge = halfWidth + 1
  for (let dx = -edge; dx <= edge; dx += 1) {
    for (let dz = -edge; dz <= edge; dz += 1) {
      const isWall = Math.max(Math.abs(dx), Math.abs(dz)) === edge
      for (let dy = 0; dy <= 1; dy += 1) {
        world.setBlock({ x: x + dx, y: y + dy, z: z + dz }, isWall ? 'glass' : 'air')
      }
    }
  }
}

/** The items of a name that lie in the bot's view. */
export function lyingItems(bot: Bot, name: string): number {
  let count = 0
  for (const entity of Object.values(bot.entities)) {
    const item = entity.name === 'item' ? entity.getDroppedItem() : null
    if (item?.name === name) count += item.count
  }
  return count
}

/** Whether a bot can tell how worn its items are; its library cannot where items are made of components. */
export function showsWear(bot: Bot): boolean {
  return !bot.supportFeature('itemsWithComponents')
}
