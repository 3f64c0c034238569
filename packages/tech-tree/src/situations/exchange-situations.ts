import type { GameEvent } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { blocks, change, dug, primitive } from './traces.ts'

const position = { x: 1, y: 64, z: 1 }

/** Trades, barters, loot, smithing and filling. */
export function exchangeSituations(): readonly Situation[] {
  return [...exchanging(), ...looting(), ...working()]
}

/** Trades, barters, loot. */
function exchanging(): readonly Situation[] {
  const bread = { inventory: { bread: 3 } }
  const gold: GameEvent = {
    type: 'creature-barter',
    tick: 90,
    creature: 'piglin',
    position,
    item: 'gold_ingot',
  }
  return [
    reached('Trade for 3 bread', 'bought', {
      events: [change('emerald', -1, 'trade'), change('bread', 3, 'trade')],
      after: bread,
    }),
    reached('trade with a villager for 3 bread', 'proved by the primitive', {
      events: [primitive('tradeWithVillager', { item: 'bread', gained: { bread: 3 } })],
      after: bread,
    }),
    unreached('Trade for 3 bread', 'crafted', {
      events: [change('wheat', -9, 'craft'), change('bread', 3, 'craft')],
      after: bread,
    }),
    unreached('Trade for 3 bread', 'from nothing', { after: bread }),
    reached('Barter for 1 obsidian', 'a gift of a piglin', {
      events: [gold, change('obsidian', 1, 'pickup')],
      after: { inventory: { obsidian: 1 } },
    }),
    unreached('Barter for 1 obsidian', 'mined', {
      events: [dug('obsidian'), change('obsidian', 1, 'pickup')],
      after: { inventory: { obsidian: 1 } },
    }),
    reached('Loot 1 saddle', 'out of a chest', {
      events: [change('saddle', 1, 'chest')],
      after: { inventory: { saddle: 1 } },
    }),
    unreached('Loot 1 saddle', 'put in and taken out', {
      events: [change('saddle', -1, 'chest'), change('saddle', 1, 'chest')],
      before: { inventory: { saddle: 1 } },
      after: { inventory: { saddle: 1 } },
    }),
    unreached('Loot 1 saddle', 'fished', {
      events: [change('saddle', 1, 'pickup')],
      after: { inventory: { saddle: 1 } },
    }),
  ]
}

/** Chests of the land, whatever they hold, and those of a structure. */
function looting(): readonly Situation[] {
  const found = [change('bread', 3, 'chest'), change('saddle', 1, 'chest')]
  const after = { inventory: { bread: 3, saddle: 1 } }
  const temple = { nearbyBlocks: blocks('chiseled_sandstone', 'orange_terracotta') }
  return [
    reached('Loot a chest', 'took what was in it', { events: found, after }),
    reached('Loot a chest', 'used up torches on the way', {
      before: { inventory: { torch: 10 } },
      events: [change('torch', -5, 'hand'), ...found],
      after,
    }),
    unreached('Loot a chest', 'opened an empty one', {}),
    unreached('Loot a chest', 'took out what it had put in', {
      before: { inventory: { bread: 3 } },
      events: [change('bread', -3, 'chest'), change('bread', 3, 'chest')],
      after: { inventory: { bread: 3 } },
    }),
    unreached('Loot a chest', 'dug dirt', {
      events: [dug('dirt'), change('dirt', 1, 'pickup')],
      after: { inventory: { dirt: 1 } },
    }),
    reached('Loot a desert temple', 'out of its chest', { events: found, after: { ...after, ...temple } }),
    unreached('Loot a desert temple', 'out of another chest', { events: found, after }),
    unreached('Loot 1 saddle from a desert temple', 'took bread', {
      events: [change('bread', 3, 'chest')],
      after: { inventory: { bread: 3 }, ...temple },
    }),
  ]
}

/** Smithing and filling. */
function working(): readonly Situation[] {
  const smithing = [change('netherite_ingot', -1, 'smith'), change('netherite_sword', 1, 'smith')]
  return [
    reached('Smith 1 netherite_sword', 'smithed', {
      before: { inventory: { diamond_sword: 1, netherite_ingot: 1 } },
      events: smithing,
      after: { inventory: { netherite_sword: 1 } },
    }),
    unreached('Smith 1 netherite_sword', 'found in a chest', {
      events: [change('netherite_sword', 1, 'chest')],
      after: { inventory: { netherite_sword: 1 } },
    }),
    reached('Fill a bucket with water', 'filled', {
      before: { inventory: { bucket: 1 } },
      events: [change('bucket', -1, 'hand'), change('water_bucket', 1, 'hand')],
      after: { inventory: { water_bucket: 1 } },
    }),
    unreached('Fill a bucket with water', 'filled with lava', {
      before: { inventory: { bucket: 1 } },
      events: [change('bucket', -1, 'hand'), change('lava_bucket', 1, 'hand')],
      after: { inventory: { lava_bucket: 1 } },
    }),
    unreached('Fill a bucket with water', 'full before', {
      before: { inventory: { water_bucket: 1 } },
      after: { inventory: { water_bucket: 1 } },
    }),
  ]
}
