import type { GameEvent } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { change, commanded, died, placed, primitive } from './traces.ts'

/** Sleep, food, clothes, effects, enchantments, potions. */
export function bodySituations(): readonly Situation[] {
  return [
    ...sleeping(),
    ...eating(),
    ...eatingUp(),
    ...wearing(),
    ...effects(),
    ...enchanting(),
    ...brewing(),
  ]
}

const night = { timeOfDay: 14_000 }
const morning = { timeOfDay: 10 }
const woke = (timeOfDay: number): GameEvent => ({ type: 'wake', tick: 150, timeOfDay })

function sleeping(): readonly Situation[] {
  return ['Sleep', 'sleep in a bed', 'go to sleep'].flatMap((task) => [
    reached(task, 'slept until morning', { before: night, events: [woke(5)], after: morning }),
    reached(task, 'proved by the primitive', {
      before: night,
      events: [primitive('sleepInBed', { timeOfDay: 12 })],
      after: morning,
    }),
    unreached(task, 'the night passed awake', { before: night, after: { ...morning, elapsedTicks: 10_010 } }),
    unreached(task, 'the clock was set', {
      before: night,
      events: [commanded('time', '/time set day')],
      after: { timeOfDay: 1000 },
    }),
    unreached(task, 'was woken in the night', {
      before: night,
      events: [woke(15_000)],
      after: { timeOfDay: 15_100 },
    }),
    unreached(task, 'a bed was placed', { before: night, events: [placed('red_bed')], after: night }),
    unreached(task, 'died in the night', { before: night, events: [died()], after: morning }),
  ])
}

/** A number of points to eat up to. */
function eatingUp(): readonly Situation[] {
  const hungry = { food: 10, inventory: { bread: 2 } }
  const rise: GameEvent = { type: 'health-change', tick: 101, health: 20, food: 15, delta: 0 }
  return [
    reached('Eat until hunger 15', 'ate up to it', {
      before: hungry,
      events: [change('bread', -1, 'hand'), rise],
      after: { food: 15, inventory: { bread: 1 } },
    }),
    reached('Eat bread until hunger is at least 15', 'was there, and ran on', {
      before: hungry,
      events: [change('bread', -1, 'hand'), rise],
      after: { food: 14, inventory: { bread: 1 } },
    }),
    unreached('Eat until hunger 18', 'ate too little', {
      before: hungry,
      events: [change('bread', -1, 'hand'), rise],
      after: { food: 15, inventory: { bread: 1 } },
    }),
    unreached('Eat until hunger 15', 'had more and ate nothing', {
      before: { food: 17 },
      after: { food: 17 },
    }),
  ]
}

function eating(): readonly Situation[] {
  const hungry = { food: 10, inventory: { bread: 2 } }
  const rise: GameEvent = { type: 'health-change', tick: 101, health: 20, food: 15, delta: 0 }
  return [
    reached('Eat bread', 'eaten', {
      before: hungry,
      events: [change('bread', -1, 'hand'), rise],
      after: { food: 15, inventory: { bread: 1 } },
    }),
    reached('Eat', 'ate something', {
      before: hungry,
      events: [change('bread', -1, 'hand'), rise],
      after: { food: 15, inventory: { bread: 1 } },
    }),
    reached('Eat bread', 'proved by the primitive', {
      before: hungry,
      events: [primitive('eatFood', { eaten: ['bread'], food: 15 })],
      after: { food: 15, inventory: { bread: 1 } },
    }),
    unreached('Eat bread', 'not eaten', { before: hungry, after: hungry }),
    unreached('Eat bread', 'an apple was eaten', {
      before: hungry,
      events: [change('apple', -1, 'hand'), rise],
      after: { food: 14, inventory: { bread: 2 } },
    }),
    unreached('Eat bread', 'thrown away while an apple was eaten', {
      before: hungry,
      events: [change('apple', -1, 'hand'), rise, change('bread', -1, 'hand', 400)],
      after: { food: 14, inventory: { bread: 1 } },
    }),
    unreached('Eat bread', 'put into a chest', {
      before: hungry,
      events: [change('bread', -2, 'chest')],
      after: { food: 10 },
    }),
    unreached('Eat bread', 'full again by dying', { before: hungry, events: [died()], after: { food: 20 } }),
    unreached('Eat 2 bread', 'one of two', {
      before: hungry,
      events: [change('bread', -1, 'hand'), rise],
      after: { food: 15, inventory: { bread: 1 } },
    }),
  ]
}

function wearing(): readonly Situation[] {
  const full = { head: 'iron_helmet', torso: 'iron_chestplate', legs: 'iron_leggings', feet: 'iron_boots' }
  return [
    reached('Equip iron_sword', 'in hand', { after: { equipment: { hand: 'iron_sword' } } }),
    unreached('Equip iron_sword', 'in the bag', { after: { inventory: { iron_sword: 1 } } }),
    unreached('Equip iron_sword', 'a stone one', { after: { equipment: { hand: 'stone_sword' } } }),
    reached('Craft 1 iron_helmet', 'crafted and put on at once', {
      after: { equipment: { head: 'iron_helmet' } },
    }),
    unreached('Craft 1 iron_helmet', 'worn before', {
      before: { equipment: { head: 'iron_helmet' } },
      after: { inventory: { iron_helmet: 1 } },
    }),
    reached('wear full iron armour', 'all four', { after: { equipment: full } }),
    unreached('wear full iron armour', 'three of four', {
      after: { equipment: { ...full, feet: 'leather_boots' } },
    }),
    unreached('wear full iron armour', 'carried', {
      after: { inventory: { iron_helmet: 1, iron_chestplate: 1, iron_leggings: 1, iron_boots: 1 } },
    }),
    unreached('wear full iron armour', 'lost by dying', {
      before: { equipment: full },
      events: [died()],
      after: {},
    }),
    unreached('wear full iron armour', 'of diamond', {
      after: {
        equipment: {
          head: 'diamond_helmet',
          torso: 'diamond_chestplate',
          legs: 'diamond_leggings',
          feet: 'diamond_boots',
        },
      },
    }),
  ]
}

function effects(): readonly Situation[] {
  return [
    reached('Gain the speed effect', 'has it', { after: { effects: { speed: 1 } } }),
    unreached('Gain the speed effect', 'has another', { after: { effects: { haste: 1 } } }),
    unreached('Gain the speed effect', 'had it before', {
      before: { effects: { speed: 1 } },
      after: { effects: { speed: 1 } },
    }),
    unreached('Gain the speed effect', 'by a command', {
      events: [commanded('effect', '/effect give bot speed')],
      after: { effects: { speed: 1 } },
    }),
    unreached('Gain the speed effect', 'lost by dying', { events: [died()], after: { effects: {} } }),
  ]
}

function enchanting(): readonly Situation[] {
  const sword = (enchantments?: Readonly<Record<string, number>>) => ({
    inventory: { diamond_sword: 1 },
    specialItems: enchantments === undefined ? [] : [{ item: 'diamond_sword', count: 1, enchantments }],
  })
  const worked = [change('diamond_sword', -1, 'enchant'), change('diamond_sword', 1, 'enchant', 120)]
  const task = 'Enchant a diamond sword with sharpness 2'
  return [
    reached('Enchant diamond_sword', 'enchanted', {
      before: sword(),
      events: worked,
      after: sword({ looting: 1 }),
    }),
    reached(task, 'with that', { before: sword(), events: worked, after: sword({ sharpness: 3 }) }),
    unreached(task, 'with another', { before: sword(), events: worked, after: sword({ looting: 3 }) }),
    unreached(task, 'of a lower level', { before: sword(), events: worked, after: sword({ sharpness: 1 }) }),
    unreached('Enchant diamond_sword', 'was so before', {
      before: sword({ looting: 1 }),
      after: sword({ looting: 1 }),
    }),
    unreached('Enchant diamond_sword', 'found in a chest', {
      events: [change('diamond_sword', 1, 'chest')],
      after: sword({ looting: 1 }),
    }),
    unreached('Enchant diamond_sword', 'a pickaxe', {
      before: sword(),
      events: [change('diamond_pickaxe', 1, 'enchant')],
      after: { specialItems: [{ item: 'diamond_pickaxe', count: 1, enchantments: { unbreaking: 1 } }] },
    }),
  ]
}

function brewing(): readonly Situation[] {
  const potion = (kind: string, count = 1) => ({
    inventory: { potion: count },
    specialItems: [{ item: 'potion', count, potion: kind }],
  })
  const task = 'Brew a potion of strength'
  return [
    reached(task, 'brewed', { events: [change('potion', 1, 'brew')], after: potion('strength') }),
    unreached(task, 'another potion', { events: [change('potion', 1, 'brew')], after: potion('awkward') }),
    unreached(task, 'found in a chest', {
      events: [change('potion', 1, 'chest')],
      after: potion('strength'),
    }),
    unreached('Brew 3 strength potions', 'one of three', {
      events: [change('potion', 1, 'brew')],
      after: potion('strength'),
    }),
    unreached(task, 'drunk again', {
      events: [change('potion', 1, 'brew'), change('potion', -1, 'hand', 300)],
      after: {},
    }),
  ]
}
