import { reached, unreached, type Situation } from './situation.ts'
import { change, commanded, primitive } from './traces.ts'

/** Things found, given, or laid aside and taken up again, where the task wants them worked on. */
export function foreignSituations(): readonly Situation[] {
  return [
    ...['diamond_sword', 'iron_pickaxe', 'bow', 'book'].flatMap(enchantedByOthers),
    ...['diamond_sword', 'iron_pickaxe'].flatMap(namedByOthers),
    ...['strength', 'swiftness', 'healing'].flatMap(laidAside),
    ...['water', 'lava'].flatMap(filledByOthers),
  ]
}

function enchantedByOthers(item: string): readonly Situation[] {
  const made = item === 'book' ? 'enchanted_book' : item
  const holds = (count: number, enchantments?: Readonly<Record<string, number>>) => ({
    inventory: { [made]: count },
    ...(enchantments === undefined ? {} : { specialItems: [{ item: made, count: 1, enchantments }] }),
  })
  const plain = { inventory: { [item]: 1 } }
  const task = `Enchant ${item}`
  const own = [change(item, -1, 'enchant'), change(made, 1, 'enchant', 120)]
  const sources = ['chest', 'pickup', 'trade'] as const
  return [
    reached(task, 'at a table', { before: plain, events: own, after: holds(1, { unbreaking: 1 }) }),
    reached(task, 'proved by the primitive', {
      before: plain,
      events: [primitive('enchantItem', { item, enchantments: ['unbreaking 1'] })],
      after: holds(1, { unbreaking: 1 }),
    }),
    reached(`Enchant ${item} with unbreaking`, 'proved, and a plain one was found', {
      before: plain,
      events: [change(made, 1, 'pickup'), primitive('enchantItem', { item, enchantments: ['unbreaking 1'] })],
      after: holds(2, { unbreaking: 1 }),
    }),
    ...sources.flatMap((source) => [
      unreached(task, `another was found so, from ${source}`, {
        before: plain,
        events: [change(made, 1, source)],
        after: { ...holds(2, { unbreaking: 1 }) },
      }),
      unreached(task, `found so, from ${source}, while a helmet was enchanted`, {
        before: plain,
        events: [
          change(made, 1, source),
          primitive('enchantItem', { item: 'iron_helmet', enchantments: ['protection 1'] }),
        ],
        after: holds(2, { unbreaking: 1 }),
      }),
      unreached(`Enchant ${item} with unbreaking`, `its own got another, one with it is from ${source}`, {
        before: plain,
        events: [...own, change(made, 1, source, 300)],
        after: {
          inventory: { [made]: 2 },
          specialItems: [
            { item: made, count: 1, enchantments: { mending: 1 } },
            { item: made, count: 1, enchantments: { unbreaking: 1 } },
          ],
        },
      }),
    ]),
  ]
}

function namedByOthers(item: string): readonly Situation[] {
  const task = `Name the ${item} "Biter"`
  const named = { inventory: { [item]: 1 }, specialItems: [{ item, count: 1, name: 'Biter' }] }
  return [
    reached(task, 'at an anvil', {
      before: { inventory: { [item]: 1 } },
      events: [change(item, -1, 'anvil'), change(item, 1, 'anvil', 120)],
      after: named,
    }),
    reached(task, 'proved by the primitive', {
      before: { inventory: { [item]: 1 } },
      events: [primitive('combineItems', { item, newName: 'Biter' })],
      after: named,
    }),
    ...(['chest', 'pickup', 'trade'] as const).map((source) =>
      unreached(task, `found so, from ${source}`, { events: [change(item, 1, source)], after: named }),
    ),
    unreached(task, 'found so, while a helmet was named', {
      events: [
        change(item, 1, 'pickup'),
        primitive('combineItems', { item: 'iron_helmet', newName: 'Biter' }),
      ],
      after: named,
    }),
    unreached(task, 'given so by a command', {
      events: [commanded('give', `/give bot ${item}{display:{Name:"Biter"}}`), change(item, 1, 'hand')],
      after: named,
    }),
  ]
}

function laidAside(potion: string): readonly Situation[] {
  const task = `Brew 3 potions of ${potion}`
  const brew = change('potion', 3, 'brew')
  const after = { inventory: { potion: 3 }, specialItems: [{ item: 'potion', count: 3, potion }] }
  return [
    reached(task, 'one was dropped and picked up again', {
      events: [brew, change('potion', -1, 'hand', 150), change('potion', 1, 'pickup', 200)],
      after,
    }),
    reached(task, 'put into a chest and taken out again', {
      events: [brew, change('potion', -3, 'chest', 150), change('potion', 3, 'chest', 200)],
      after,
    }),
    unreached(task, 'one was drunk, and another found', {
      events: [
        brew,
        change('potion', -1, 'hand', 150),
        change('glass_bottle', 1, 'hand', 150),
        change('potion', 1, 'pickup', 200),
      ],
      after,
    }),
    unreached(task, 'two brewed, one held before', {
      before: { specialItems: [{ item: 'potion', count: 1, potion }] },
      events: [change('potion', 2, 'brew')],
      after,
    }),
    unreached(task, 'two brewed, one bought', {
      events: [change('potion', 2, 'brew'), change('potion', 1, 'trade', 200)],
      after,
    }),
  ]
}

function filledByOthers(fluid: string): readonly Situation[] {
  const item = `${fluid}_bucket`
  const task = `Fill 1 ${item}`
  const before = { inventory: { bucket: 1 } }
  const after = { inventory: { [item]: 1 } }
  return [
    reached(task, 'filled', {
      before,
      events: [change('bucket', -1, 'hand'), change(item, 1, 'hand')],
      after,
    }),
    unreached(task, 'a full one was thrown by another, the empty one put away', {
      before,
      events: [change('bucket', -1, 'chest'), change(item, 1, 'pickup')],
      after,
    }),
    unreached(task, 'a full one was in a chest, the empty one dropped', {
      before,
      events: [change('bucket', -1, 'hand'), change(item, 1, 'chest', 300)],
      after,
    }),
    unreached(task, 'held before, and poured out and taken up again by nobody', {
      before: after,
      after,
    }),
  ]
}
