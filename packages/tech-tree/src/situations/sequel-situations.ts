import { reached, unreached, type Situation } from './situation.ts'
import type { GameEvent } from '@voyager-mc/core'
import { change, deed, died, digs, fed, near, placed, primitive } from './traces.ts'

/** Goals of several tasks of which one uses up, puts down, wears or leaves what the one before has brought. */
export function sequelSituations(): readonly Situation[] {
  return [...usedUp(), ...putDown(), ...eatenUp(), ...passedThrough(), ...dealtWith()]
}

const moved = (dimension: string, tick: number): GameEvent => ({ type: 'dimension-change', tick, dimension })

function usedUp(): readonly Situation[] {
  const logs = 'mine 3 oak logs, then craft 4 planks'
  const smelted = [change('raw_iron', -3, 'smelt'), change('iron_ingot', 3, 'smelt')]
  const crafted = [change('iron_ingot', -3, 'craft', 200), change('bucket', 1, 'craft', 200)]
  const sawn = [change('oak_log', -1, 'hand', 150), change('oak_planks', 4, 'hand', 150)]
  const cut = [...digs('oak_log', 3), change('oak_log', 3, 'pickup')]
  const bucket = 'smelt 3 raw iron and craft a bucket'
  return [
    reached(logs, 'one became planks', {
      events: [...cut, ...sawn],
      after: { inventory: { oak_log: 2, oak_planks: 4 } },
    }),
    unreached(logs, 'two were lost besides', {
      events: [...cut, ...sawn, change('oak_log', -2, 'hand', 300)],
      after: { inventory: { oak_planks: 4 } },
    }),
    unreached(logs, 'two cut only', {
      events: [...digs('oak_log', 2), change('oak_log', 2, 'pickup'), ...sawn],
      after: { inventory: { oak_log: 1, oak_planks: 4 } },
    }),
    reached(bucket, 'made of them', {
      events: [...smelted, ...crafted],
      after: { inventory: { bucket: 1 } },
    }),
    unreached(bucket, 'made of others', {
      before: { inventory: { iron_ingot: 3 } },
      events: crafted,
      after: { inventory: { bucket: 1 } },
    }),
    reached('get 2 leather from cows and craft a book', 'bound', {
      events: [
        deed('creature-kill', 'cow', { tick: 50 }),
        change('leather', 2, 'pickup'),
        change('leather', -1, 'craft', 300),
        change('book', 1, 'craft', 300),
      ],
      after: { inventory: { leather: 1, book: 1 } },
    }),
  ]
}

function putDown(): readonly Situation[] {
  const table = 'craft a crafting table and place it'
  const set = [change('crafting_table', -1, 'hand', 200), placed('crafting_table', 4, 200)]
  const made = [change('oak_planks', -4, 'hand'), change('crafting_table', 1, 'hand')]
  const stored = 'mine 2 dirt and put 2 dirt in a chest'
  const mined = [...digs('dirt', 2), change('dirt', 2, 'pickup')]
  const boat = [
    change('oak_planks', -5, 'craft'),
    change('oak_boat', 1, 'craft'),
    change('oak_boat', -1, 'hand', 200),
  ]
  return [
    reached(table, 'made and set down', { events: [...made, ...set] }),
    unreached(table, 'an old one was set down', {
      before: { inventory: { crafting_table: 1 } },
      events: set,
    }),
    unreached(table, 'made and thrown away', {
      events: [...made, change('crafting_table', -1, 'hand', 200)],
    }),
    reached(stored, 'put in', {
      events: [...mined, change('dirt', -2, 'chest', 200)],
      after: { chests: [{ position: { x: 1, y: 64, z: 1 }, contents: { dirt: 2 } }] },
    }),
    unreached(stored, 'thrown away', { events: [...mined, change('dirt', -2, 'hand', 200)] }),
    reached('craft a boat and ride it', 'sits in it', { events: boat, after: { vehicle: 'boat' } }),
    unreached('craft a boat and ride it', 'it drifted away', { events: boat }),
    unreached('craft a wooden sword and kill a cow', 'the sword was thrown away', {
      events: [
        change('wooden_sword', 1, 'craft'),
        deed('creature-kill', 'cow'),
        change('wooden_sword', -1, 'hand', 300),
      ],
    }),
    reached('fill a bucket with water and place it', 'poured out', {
      before: { inventory: { bucket: 1 } },
      events: [
        change('bucket', -1, 'hand', 50),
        change('water_bucket', 1, 'hand', 50),
        change('water_bucket', -1, 'hand', 150),
        change('bucket', 1, 'hand', 150),
        primitive('placeItem', { item: 'water_bucket' }),
      ],
      after: { inventory: { bucket: 1 } },
    }),
  ]
}

function eatenUp(): readonly Situation[] {
  const task = 'catch two cod, cook them and eat them'
  const caught = [primitive('fishItem', { gained: { cod: 2 } }), change('cod', 2, 'pickup')]
  const bites = (item: string): readonly GameEvent[] => [
    change(item, -1, 'hand', 400),
    fed(401, 9),
    change(item, -1, 'hand', 450),
    fed(451, 12),
  ]
  const roasted = [change('cod', -2, 'smelt', 200), change('cooked_cod', 2, 'smelt', 300)]
  const before = { food: 6 }
  const after = { food: 12 }
  const milk = 'milk a cow and drink the milk'
  const milked = [deed('creature-milk', 'cow', { item: 'bucket' }), change('milk_bucket', 1, 'hand', 50)]
  return [
    reached(task, 'eaten', { before, events: [...caught, ...roasted, ...bites('cooked_cod')], after }),
    unreached(task, 'eaten raw', { before, events: [...caught, ...bites('cod')], after }),
    reached(milk, 'drunk', {
      events: [...milked, change('milk_bucket', -1, 'hand', 150), change('bucket', 1, 'hand', 150)],
      after: { inventory: { bucket: 1 } },
    }),
    unreached(milk, 'lost by dying', {
      events: [...milked, died(), change('milk_bucket', -1, 'hand', 201)],
    }),
    reached('brew a potion of strength and drink it', 'drunk', {
      events: [
        change('potion', 1, 'brew'),
        change('potion', -1, 'hand', 300),
        change('glass_bottle', 1, 'hand', 300),
      ],
      after: { effects: { strength: 1 } },
    }),
    unreached('brew a potion of strength and drink it', 'a found one was drunk', {
      events: [
        change('potion', 1, 'chest'),
        change('potion', -1, 'hand', 300),
        change('glass_bottle', 1, 'hand', 300),
      ],
      after: { effects: { strength: 1 } },
    }),
  ]
}

function passedThrough(): readonly Situation[] {
  const task = 'enter the Nether, kill a blaze and return to the overworld'
  const before = { dimension: 'overworld' }
  const there = [moved('the_nether', 50), deed('creature-kill', 'blaze')]
  return [
    reached(task, 'there and back', { before, events: [...there, moved('overworld', 300)], after: before }),
    unreached(task, 'back by dying', {
      before,
      events: [...there, died(290), moved('overworld', 300)],
      after: before,
    }),
    unreached(task, 'not back', { before, events: there, after: { dimension: 'the_nether' } }),
    unreached(task, 'never there', { before, events: [deed('creature-kill', 'blaze')], after: before }),
    unreached('Enter the Nether', 'there and back, where nothing says to return', {
      before,
      events: [...there, moved('overworld', 300)],
      after: before,
    }),
  ]
}

function dealtWith(): readonly Situation[] {
  const kill = deed('creature-kill', 'cow')
  return [
    reached('find a cow and kill it', 'killed', { events: [kill] }),
    unreached('find a cow and kill it', 'seen only', { after: { nearbyEntities: near('cow') } }),
    unreached('find a cow and kill a pig', 'no cow was there', { events: [deed('creature-kill', 'pig')] }),
    unreached('kill a zombie and a skeleton with a bow', 'the zombie by hand', {
      events: [deed('creature-kill', 'zombie'), deed('creature-kill', 'skeleton', { item: 'bow' })],
    }),
  ]
}
