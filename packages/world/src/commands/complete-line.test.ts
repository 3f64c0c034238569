import { expect, test } from 'vitest'
import { completeLine } from './complete-line.ts'

const names = {
  usages: new Map([
    ['give', '/give <targets> <item> [<count>]'],
    ['gamemode', '/gamemode (survival|creative|adventure|spectator) [<targets>]'],
    ['fill', '/fill <from> <to> <block> [destroy|hollow|keep|outline|replace [<filter>]]'],
    ['execute', '/execute (as|at <targets> | positioned <pos>)* run <command>'],
    ['tag', '/tag <targets> (add|remove <name> | list)'],
    ['gamerule', '/gamerule <rule> [<value>]'],
  ]),
  players: ['Ada', 'bob'],
  items: ['oak_log', 'oak_planks', 'stone'],
  blocks: ['stone', 'oak_log'],
  entities: ['cow'],
  others: { rule: ['keepInventory', 'doMobLoot'] },
}
const complete = (line: string): readonly string[] => completeLine(line, names).matches

test.each([
  ['/ga', ['gamemode', 'gamerule']],
  ['ga', ['gamemode', 'gamerule']],
  ['/give ', ['@a', '@e', '@p', '@r', '@s', 'Ada', 'bob']],
  ['/give A', ['Ada']],
  ['/give Ada oak', ['oak_log', 'oak_planks']],
  ['/give Ada oak_log ', []],
  ['/gamemode s', ['spectator', 'survival']],
  ['/gamemode survival b', ['bob']],
  ['/fill 0 0 0 1 1 1 st', ['stone']],
  ['/fill 0 0 ', ['~']],
  ['/fill 0 0 0 1 1 1 stone re', ['replace']],
  ['/fill 0 0 0 1 1 1 stone replace o', ['oak_log']],
  ['/execute as bob run giv', ['give']],
  ['/execute as bob run give Ada st', ['stone']],
  ['/execute as bob ru', ['run']],
  ['/tag Ada l', ['list']],
  ['/gamerule keep', ['keepInventory']],
  ['/nothing a', []],
  ['/nothing', []],
])('%s is completed with %j', (line, words) => {
  expect(complete(line)).toEqual(words)
})

test('the word that is typed is what is replaced', () => {
  expect(completeLine('/give Ada oak', names)).toMatchObject({ start: 10, length: 3 })
  expect(completeLine('/ga', names)).toMatchObject({ start: 1, length: 2 })
  expect(completeLine('/give ', names)).toMatchObject({ start: 6, length: 0 })
})
