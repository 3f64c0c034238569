import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { milestones, type Milestone } from '../../bench/milestones/milestone.ts'
import { renderLastFailures, renderLives, renderReach, type RecordedLife } from './render-lives.ts'
import { renderRows } from './render-rows.ts'

const proofs: Readonly<Record<Milestone, string>> = {
  'iron pickaxe': 'one comes into the inventory',
  'diamond pickaxe': 'one comes into the inventory',
  obsidian: 'one comes into the inventory',
  'Nether entered': 'the server says that the bot is there',
  'blaze rod': 'one comes into the inventory',
  'ender pearl': 'one comes into the inventory',
  'enchanted diamond tool': 'an enchanted one is held after a table was used in the same step',
  'brewed potion': 'a potion other than water is held after a stand was used in the same step',
  'netherite ingot': 'one comes into the inventory',
  'End entered': 'the server says that the bot is there',
  'dragon dead': 'it dies of a blow or an arrow of the bot',
}

const needs: Readonly<Record<Milestone, string>> = {
  'iron pickaxe': 'wood, stone, iron ore, a furnace and fuel',
  'diamond pickaxe': 'three diamonds from deep down, dug with iron',
  obsidian: 'a diamond pickaxe, and lava with water poured on it',
  'Nether entered': 'ten obsidian, four blocks for the corners, a lighter; tools and wood for what follows',
  'blaze rod': 'a fortress, food, armour, cobblestone to hide behind',
  'ender pearl': 'endermen by night, or piglins and gold',
  'enchanted diamond tool': 'a table of obsidian, diamonds and a book; lapis lazuli and levels',
  'brewed potion': 'a stand of a blaze rod, its powder, nether wart, bottles of glass, water',
  'netherite ingot': 'four ancient debris dug with diamond and smelted, four ingots of gold',
  'End entered': 'twelve eyes of ender, and some for the way to the stronghold',
  'dragon dead': 'armour, a bow and arrows for the crystals, a sword, blocks to climb with',
}

/** Tasks that a test has the planner write, the bot play and the critic judge, with what it is given. */
const staged: readonly (readonly [task: string, given: string, end: string])[] = [
  [
    '`Brew 1 potion of strength`',
    'a crafting table, two blaze rods, three cobblestone, glass, a nether wart; water near',
    'stand, powder and bottles are made, the potion is brewed',
  ],
  ['`Gain strength`', 'that potion', 'the effect is there, the bottle empty'],
  [
    '`Enchant 1 diamond_pickaxe`',
    'the pickaxe, a book, two diamonds, four obsidian, three lapis lazuli, 30 levels',
    'a table is made, the pickaxe enchanted',
  ],
  [
    '`Smith 1 netherite_pickaxe`',
    'a diamond pickaxe, four ancient debris, four gold ingots, a furnace, coal, two iron ingots, planks',
    'the debris is smelted, the ingot and the smithing table made, the pickaxe forged',
  ],
  ['`Name iron_sword "Sting"`', 'an anvil, the sword, five levels', 'the sword has its name'],
]

/** Writes the page of the milestones between bare hands and the dragon, with the lives that are kept in `data/`. */
export function writeMilestones(docs: string): void {
  const lives = readLives(docs)
  const text = [
    '# Milestones to the dragon',
    'How far a life without a model comes, operator powers off. A milestone counts when the server shows it; what the agent says of itself does not matter.',
    renderRows(
      ['Milestone', 'It needs', 'It counts when'],
      milestones.map((milestone) => [milestone, needs[milestone], proofs[milestone]]),
    ),
    '## Lives so far',
    'Every recorded life is here, failures beside successes. Each was played once, from bare hands, on a seed of the embedded world that nobody had played before, at sight `exposed`, with no model and all operator powers off. Causes of death were read and mended between them, so the commits differ. Some were cut off to read them. Those of `ae9d14e9` were put aside once they had all that comes before the End, or after 363 minutes, so that ten could be begun on one commit; as many as there was time for went on. The ten of `480cb862` were begun for twelve hours each, and none was put aside. Two of them, 2421 and 2428, ended by themselves: they were left on a single block of a broken bridge in the Nether, from which nothing led, and the code after them leaps. The world has got crimson forests, valleys of soul sand, ravines, flooded caves and more creatures since; of these lives only 2431 and 2432, which were cut after 206 minutes and stand before those ten, have met them. Minutes are minutes of the world, – is not reached.',
    renderLives(lives),
    'How many of the lives that were begun for so many hours reach what, with intervals of 95 % by Wilson, and after how many minutes the middle one does. A life that was cut off counts as one that did not:',
    renderReach(lives),
    `Operator commands in all of these lives: ${lives.reduce((sum, life) => sum + life.operatorCommands, 0)}.`,
    '### What failed last',
    renderLastFailures(lives),
    '## Steps with the materials given',
    'Tests on the embedded world play these from the words of the task to the verdict. What is given was not found: they say nothing about the way there.',
    renderRows(['Task', 'Given', 'It ends when'], staged),
    '## The dragon alone',
    'Fights were staged on normal difficulty, the dragon unhurt and all crystals standing: iron armour, an iron sword and pickaxe, a bow and 40 arrows, ten cooked beef, 128 cobblestone and a carved pumpkin, at most four programs in a row, and nobody helps. The dragon died on all eight seeds on which the rules were tuned (11 to 16, 21 and 22) and on four of six that came after (32, 41, 42 and 44), after 4.6 to 9.8 minutes of the world; on seed 31 the bot was slain by it, on seed 43 it fell off the platform on which it arrived. The rules before, against the same dragon, won none of the 14. With the code of 5384ccf1, twelve cooked beef and 96 cobblestone, it died on 56 of 60 seeds that nobody had played (51 to 110), the middle one after 6.4 minutes; it slew the bot on 66, 70, 85 and 91. Without the rule that nobody runs over the middle of the island while it sits there, it died on 50 of the same 60: seven seeds were won with the rule alone and one without it alone (sign test, p = 0.07). `npm run bench -- dragon` stages such fights, on the seeds of `BENCH_SEEDS`.',
    `From bare hands it died in ${lives.filter(({ milestones: reached }) => reached['dragon dead'] !== undefined).length} of these lives; [one of them](dragon.md) is shown from its first step to its last.`,
    '## Yours',
    'A life goes on where it was cut off, so the command can be given again and again:',
    [
      '```sh',
      'BENCH_SEEDS=1-10 BENCH_MINUTES=720 BENCH_SIGHT=exposed BENCH_RESULTS=lives BENCH_WALL_MINUTES=30 npm run bench -- milestones',
      '```',
    ].join('\n'),
    '`milestones.ndjson` in that folder gets a line for each.',
  ]
  writeFileSync(join(docs, 'milestones.md'), `${text.join('\n\n')}\n`)
}

function readLives(docs: string): readonly RecordedLife[] {
  // Our own file, written by the benchmark.
  return readFileSync(join(docs, 'data', 'milestones.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedLife)
}
