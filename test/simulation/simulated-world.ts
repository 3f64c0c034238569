import type { Database } from '@voyager-mc/core/sqlite'

/** A world of few rules: what the player holds, what was taken from the ground, and how much time has passed. */
export interface SimulatedWorld {
  readonly tick: number
  readonly inventory: Readonly<Record<string, number>>
  /** Items that ever came out of the ground. */
  readonly mined: Readonly<Record<string, number>>
  /** Items that were used up in crafting. */
  readonly used: Readonly<Record<string, number>>
  /** Items that were crafted. */
  readonly crafted: Readonly<Record<string, number>>
}

const newWorld: SimulatedWorld = { tick: 0, inventory: {}, mined: {}, used: {}, crafted: {} }

/** Reads the world that a home keeps; a new one when it keeps none. */
export function readWorld(database: Database): SimulatedWorld {
  const exists = database.get("SELECT 1 FROM sqlite_schema WHERE name = 'simulated_world'")
  if (exists === undefined) return newWorld
  const row = database.get('SELECT content FROM simulated_world')
  if (row === undefined) return newWorld
  // Written by `writeWorld` below, in the same simulation.
  return JSON.parse(String(row['content'])) as SimulatedWorld
}

/** Writes the world, in whatever transaction is open. */
export function writeWorld(database: Database, world: SimulatedWorld): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS simulated_world (id INTEGER PRIMARY KEY CHECK (id = 1), content TEXT NOT NULL)',
  )
  database.run('INSERT OR REPLACE INTO simulated_world VALUES (1, ?)', [JSON.stringify(world)])
}

const recipes: Readonly<Record<string, readonly [needs: string, count: number, makes: number]>> = {
  oak_planks: ['oak_log', 1, 4],
  stick: ['oak_planks', 2, 4],
  crafting_table: ['oak_planks', 4, 1],
}

/** Does one call of a primitive: `mineBlock` or `craftItem`; undefined when it cannot be done. */
export function act(
  world: SimulatedWorld,
  { primitive, item, count }: { readonly primitive: string; readonly item: string; readonly count: number },
): SimulatedWorld | undefined {
  if (primitive === 'mineBlock')
    return {
      ...world,
      tick: world.tick + 40 * count,
      inventory: change(world.inventory, item, count),
      mined: change(world.mined, item, count),
    }
  const recipe = recipes[item]
  if (recipe === undefined) return undefined
  const [needs, each, makes] = recipe
  if ((world.inventory[needs] ?? 0) < each * count) return undefined
  return {
    ...world,
    tick: world.tick + 5 * count,
    inventory: change(change(world.inventory, needs, -each * count), item, makes * count),
    used: change(world.used, needs, each * count),
    crafted: change(world.crafted, item, makes * count),
  }
}

function change(
  counts: Readonly<Record<string, number>>,
  item: string,
  by: number,
): Readonly<Record<string, number>> {
  const next = { ...counts, [item]: (counts[item] ?? 0) + by }
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count !== 0))
}
