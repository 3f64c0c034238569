import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { printTask } from './print-task.ts'
import { readBack } from '../../testing/read-back.ts'

const tree = createTechTree('1.19.4')

const read = (text: string): string => readBack(tree, text)

/** Things to have: name, one of it, many of it. */
const things = [
  ['obsidian', 'obsidian', 'obsidian'],
  ['iron_ingot', 'iron ingot', 'iron ingots'],
  ['torch', 'torch', 'torches'],
  ['bookshelf', 'bookshelf', 'bookshelves'],
  ['cooked_beef', 'steak', 'steaks'],
  ['gray_wool', 'grey wool', 'grey wool'],
  ['ender_pearl', 'ender pearl', 'ender pearls'],
  ['stick', 'stick', 'sticks'],
  ['coal_block', 'block of coal', 'blocks of coal'],
  ['potato', 'potato', 'potatoes'],
  ['cobblestone', 'cobble stone', 'cobblestone'],
  ['bread', 'loaf of bread', 'loaves of bread'],
  ['oak_log', 'oak log', 'logs of oak'],
] as const

/** Counts, each in the ways people say it before a thing. */
const counts = [
  [1, ['1', 'one', 'a single', 'my', 'another', 'this']],
  [2, ['2', 'two', 'a couple of', 'a pair of', '2x', '2 ×']],
  [6, ['6', 'six', 'half a dozen']],
  [10, ['10', 'ten', '10 x', 'at least 10', 'a total of ten']],
  [12, ['12', 'twelve', 'a dozen', 'one dozen', 'dozen']],
  [24, ['24', 'twenty-four', 'two dozen', '2 dozen', 'twenty four']],
  [100, ['100', 'a hundred', 'one hundred']],
] as const

/** Places of the number behind the thing. */
const behind = [
  'x 12',
  'x12',
  '× 12',
  '12',
  'twelve',
  '(12)',
  ': 12',
  ' : 12',
  'X12',
  ', 12',
  '* 12',
  '(x12)',
  '12x',
] as const

const openings = ['', 'get ', 'Collect ', 'please gather ', 'I need you to fetch ', 'Obtain '] as const

test.each(things)('%s is had in every number, said before it, with and without a verb', (name, one, many) => {
  const sentences = counts.flatMap(([count, amounts]) =>
    amounts.flatMap((amount) =>
      openings.map((opening) => [`${opening}${amount} ${count === 1 ? one : many}`, count] as const),
    ),
  )
  // Stacks bound what one task may ask for.
  const most = (tree.stackSize(name) ?? 64) * 8
  const wrong = sentences.flatMap(([text, count]) => {
    const wanted = count <= most ? `Obtain ${count} ${name}` : 'too many'
    const got = read(text)
    return got === wanted || (wanted === 'too many' && got.includes('too many')) ? [] : [`${text}: ${got}`]
  })
  expect(wrong).toEqual([])
  expect(sentences.length).toBeGreaterThanOrEqual(150)
})

test.each(things)('%s is had in numbers said behind it', (name, one, many) => {
  const wrong = [one, many].flatMap((thing) =>
    behind
      .map((number) => `${thing} ${number}`)
      .flatMap((text) => (read(text) === `Obtain 12 ${name}` ? [] : [`${text}: ${read(text)}`])),
  )
  expect(wrong).toEqual([])
})

test('a stack is as many as fit into one slot', () => {
  expect(read('two stacks of cobblestone')).toBe('Obtain 128 cobblestone')
  expect(read('get a stack of ender pearls')).toBe('Obtain 16 ender_pearl')
  expect(read('get a stack of dirt quickly')).toContain('"stack of dirt quickly"')
})

const materials = [
  ['leather', 'leather'],
  ['chain mail', undefined],
  ['chainmail', 'chainmail'],
  ['iron', 'iron'],
  ['gold', 'golden'],
  ['golden', 'golden'],
  ['diamond', 'diamond'],
  ['netherite', 'netherite'],
] as const

const sets = [
  'full * armor',
  'a full set of * armour',
  'a set of * armour',
  '* armor',
  'a complete * armor set',
  'the whole suit of * armour',
] as const

test.each(materials)('a set of %s armour is worn, or had piece by piece', (said, material) => {
  const wrong = sets
    .map((set) => set.replace('*', said))
    .flatMap((set) => {
      const worn = ['', 'wear ', 'put on ', 'equip '].map((opening) => read(`${opening}${set}`))
      const had = ['get ', 'obtain ', 'I want you to get '].map((opening) =>
        read(`${opening}${set} before night`),
      )
      const pieces = ['helmet', 'chestplate', 'leggings', 'boots'].map(
        (piece) => `Obtain 1 ${material}_${piece} before night`,
      )
      const isRight =
        material === undefined
          ? [...worn, ...had].every((text) => text.includes('no ') || text.includes('not understood'))
          : worn.every((text) => text === `Equip full ${material} armor`) &&
            had.every((text) => text === pieces.join(', then '))
      return isRight ? [] : [set, ...worn, ...had]
    })
  expect(wrong).toEqual([])
})

const creatures = [
  ['the dog', 'wolf'],
  ['a dog', 'wolf'],
  ['the cow', 'cow'],
  ['my cat', 'cat'],
  ['the zombie pigman', 'zombified_piglin'],
  ['an iron golem', 'iron_golem'],
] as const
const given = [
  ['Rex', 'Rex'],
  ['"Rex"', 'Rex'],
  ["'Old Rex'", 'Old Rex'],
  ['“Old Rex”', 'Old Rex'],
  ['Old Rex', 'Old Rex'],
  ["O'Brien", "O'Brien"],
  ['rex', 'rex'],
] as const
const tails = [
  ['', ''],
  [' before night', ' before night'],
  ['.', ''],
  [' and then sleep', ', then Sleep'],
] as const

test.each(creatures)('%s gets every name, however it is written', (said, creature) => {
  const forms = (name: string): readonly string[] => [
    `name ${said} ${name}`,
    `call ${said} ${name}`,
    `Rename ${said} to ${name}`,
    `give ${said} the name ${name}`,
  ]
  const wrong = given.flatMap(([written, name]) =>
    tails.flatMap(([tail, end]) =>
      forms(written).flatMap((text) => {
        const got = read(`${text}${tail}`)
        const isRight = got === `Name ${creature} ${JSON.stringify(name)}${end}`
        return isRight ? [] : [`${text}${tail}: ${got}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

const tasks = [
  ['kill three skeletons with a bow', 'Kill 3 skeleton with bow'],
  ['dig up five coal ores', 'Mine 5 coal_ore'],
  ['slay two endermen', 'Kill 2 enderman'],
  ['make a stone ax', 'Craft 1 stone_axe'],
  ['craft an iron pick', 'Craft 1 iron_pickaxe'],
  ['make an iron chest plate', 'Craft 1 iron_chestplate'],
  ['craft a flint & steel', 'Craft 1 flint_and_steel'],
  ['make a potion of swiftness', 'Brew 1 potion of swiftness'],
  ['brew two strength potions', 'Brew 2 potion of strength'],
  ['brew a long swiftness potion', 'Brew 1 potion of long_swiftness'],
  ['brew three potions of strong healing', 'Brew 3 potion of strong_healing'],
  ['explore 50 metres', 'Explore 50 blocks'],
  ['go through the portal', 'Enter the_nether'],
] as const
const limits = [
  ['', ''],
  [' before night', ' before night'],
  [' by nightfall', ' before night'],
  [' before the sun goes down', ' before sunset'],
  [' by dawn', ' before sunrise'],
  [' in the Nether', ' in the_nether'],
  [' in the overworld dimension', ' in overworld'],
  [' in the Nether before night', ' in the_nether before night'],
  [' without dying', ' without dying'],
] as const

test.each(tasks)('%s keeps every limit, alone and with others', (text, printed) => {
  const wrong = limits.flatMap(([said, limit]) =>
    [
      [`${text}${said}`, `${printed}${limit}`],
      [`${text}${said} and then sleep`, `${printed}${limit}, then Sleep`],
      [
        `sleep, then ${text}${said}`,
        /before|without/.test(limit) ? undefined : `Sleep, then ${printed}${limit}`,
      ],
      [`${text}${said}. Sleep.`, `${printed}${limit}, then Sleep`],
      [`1. ${text}${said}\n2. sleep`, `${printed}${limit}, then Sleep`],
    ].flatMap(([sentence = '', wanted]) =>
      wanted === undefined || read(sentence) === wanted ? [] : [`${sentence}: ${read(sentence)}`],
    ),
  )
  expect(wrong).toEqual([])
})

const strange = [
  'on a Tuesday',
  'blindfolded',
  'like a pirate',
  'with joy',
  'under the bed',
  'for my friend',
  'unless it rains',
  'twice',
  'per minute',
  'before you rest',
] as const

test.each(strange)('%j is refused and named, whatever it stands behind', (part) => {
  const sentences = [
    ...tasks.map(([text]) => text),
    ...things.map(([, , many]) => `get 3 ${many}`),
    'wear iron armour',
    'tame a dog',
    'name the cow "Bess"',
    'ride a pig',
    'enchant a bow',
    'sleep',
    'find a village',
    'enter the Nether',
  ]
  const dropped = sentences.flatMap((text) => {
    const parsed = tree.parseGoal(`${text} ${part}`)
    const words = part.split(' ')
    const isNamed =
      parsed.status === 'refused' &&
      words.some((word) => (parsed.part ?? '').toLowerCase().includes(word.toLowerCase()))
    return isNamed
      ? []
      : [
          `${text} ${part}: ${parsed.status === 'refused' ? parsed.message : parsed.tasks.map(printTask).join(', then ')}`,
        ]
  })
  expect(dropped).toEqual([])
})

test('a text of pages is refused at once', () => {
  expect(tree.parseGoal('mine dirt and '.repeat(100_000))).toMatchObject({
    status: 'refused',
    reason: 'too-many',
  })
  expect(tree.parseTask('a '.repeat(100_000))).toMatchObject({ status: 'refused', reason: 'too-many' })
})

test('the longest texts that are read are read at once, however they are made', () => {
  const texts = [
    'a '.repeat(999),
    'name '.repeat(399),
    `call ${'a '.repeat(900)}`,
    '1 '.repeat(999),
    '", '.repeat(600),
    `get ${'x '.repeat(900)}`,
    'A'.repeat(1999),
  ]
  for (const text of texts) expect(tree.parseGoal(text).status).toBe('refused')
})
