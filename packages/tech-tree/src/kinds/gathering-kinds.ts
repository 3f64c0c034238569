import type { GatheringVerb } from '../contract/parsed-task.ts'
import { held, looted } from './goal-writers.ts'
import { barteredToo, fishedToo, grownToo, sold } from './coming-ways.ts'
import { findIt, obtainIt, usual, type TaskRow } from './task-row.ts'

const gathering = { ...usual, isHad: true, proof: 'itself', nearest: obtainIt } as const

/** Tasks that end with items held which nobody has to make. */
export const gatheringKinds: Readonly<Record<GatheringVerb, TaskRow>> = {
  mine: {
    ...gathering,
    words: [
      'mine',
      'mine for',
      'dig',
      'dig up',
      'dig for',
      'chop',
      'chop down',
      'break',
      'cut',
      'cut down',
      'quarry',
    ],
    says: 'Finds the blocks, digs them with the right tool and keeps what they drop.',
    needs: 'the tool that the block asks for',
    things: ['item', 'block'],
    short: ['*_ore'],
    takes: ['means'],
    proof: 'dug',
    goal: held('mine'),
    nearest: ({ label, kind }) => ({ verb: kind === 'block' ? 'explore' : 'obtain', count: 1, label, kind }),
    examples: [
      ['dig up three iron ores', 'Mine 3 iron_ore'],
      ['mine 5 logs with a stone axe', 'Mine 5 wood log with stone_axe'],
    ],
  },
  obtain: {
    ...gathering,
    words: ['obtain', 'get', 'collect', 'gather', 'acquire', 'fetch', 'pick', 'pick up', 'bring', 'take'],
    says: 'Takes the cheapest way that the tech tree knows.',
    needs: 'whatever the plan goes over',
    goal: held('any'),
    examples: [
      ['10 obsidian', 'Obtain 10 obsidian'],
      ['collect twelve iron ingots', 'Obtain 12 iron_ingot'],
      ['get two leather from cows', 'Obtain 2 leather from cow'],
      ['collect 3 white wool from sheep with shears', 'Obtain 3 white_wool from sheep with shears'],
    ],
  },
  have: {
    ...gathering,
    words: ['have', 'own', 'possess', 'carry'],
    says: 'As obtaining; what is held already counts.',
    needs: 'whatever the plan goes over',
    goal: held('any', { isTotal: true }),
    examples: [['have a dozen torches', 'Have 12 torch']],
  },
  harvest: {
    ...gathering,
    words: ['harvest', 'reap'],
    says: 'Looks for what is ripe and cuts it.',
    needs: 'a ripe plant in the land',
    things: ['item', 'block'],
    takes: ['means'],
    proof: 'harvested',
    goal: held('harvest'),
    examples: [['reap three wheat', 'Harvest 3 wheat']],
  },
  grow: {
    ...gathering,
    words: ['grow', 'farm', 'cultivate'],
    says: 'Plants, waits until it is ripe and cuts it.',
    needs: 'seeds, a hoe and water',
    comesBy: { way: 'farm', also: grownToo },
    proof: 'harvested',
    goal: held('grow'),
    examples: [['grow two wheat', 'Grow 2 wheat']],
  },
  fish: {
    ...gathering,
    words: ['fish', 'fish for', 'go fishing', 'go fishing for', 'catch'],
    says: 'Fishes with a rod.',
    needs: 'a fishing rod and water',
    isBare: 'fish',
    comesBy: { way: 'fish', also: fishedToo },
    implied: /\s+(?:in (?:the )?water|with (?:a|the|your) fishing[ _](?:rod|pole))$/,
    goal: held('fish'),
    examples: [['catch three cod with a fishing rod', 'Fish 3 cod']],
  },
  loot: {
    ...gathering,
    words: ['loot', 'plunder'],
    says: 'Looks for chests that stand in the land and takes it out of one.',
    needs: 'a structure with chests',
    isBare: 'loot',
    grammar: 'loot',
    implied:
      /^(?:(?:a|an|the|any|some) )?(?:(?:nearby|nearest|closest) )?(?:chest|barrel|container)s?$|\s+(?:from|out of) (?:(?:a|the|any|some) )?(?:(?:nearby|nearest|closest) )?(?:chest|barrel)s?$/,
    goal: looted,
    nearest: (task) =>
      task.names.length === 0 ? { verb: 'obtain', count: 1, label: 'chest' } : obtainIt(task),
    examples: [
      ['loot a saddle from a chest', 'Loot 1 saddle'],
      ['loot a chest', 'Loot'],
      ['loot the chests of a desert temple', 'Loot from desert_pyramid'],
      ['loot two diamonds from a village', 'Loot 2 diamond from village'],
    ],
  },
  trade: {
    ...gathering,
    words: ['trade', 'trade for', 'buy', 'purchase'],
    says: 'Finds a villager who offers it and pays.',
    needs: 'a village, and emeralds or what the villager asks for',
    nearest: (task) => (task.names.length === 0 ? findIt({ label: 'villager' }) : obtainIt(task)),
    isBare: 'trade',
    comesBy: { way: 'trade', also: sold },
    implied:
      /^with (?:(?:a|the) )?villagers?(?: for)?(?=\s|$)|\s+(?:with|from) (?:(?:a|the|some) )?villagers?$/,
    goal: held('trade'),
    examples: [
      ['buy three bread from a villager', 'Trade 3 bread'],
      ['trade with a villager', 'Trade'],
    ],
  },
  barter: {
    ...gathering,
    words: ['barter', 'barter for'],
    says: 'Gives gold to piglins until one throws it back.',
    needs: 'gold ingots, a piece of golden armour and the Nether',
    isBare: 'barter',
    comesBy: { way: 'barter', also: barteredToo },
    implied:
      /^(?:(?:some )?gold(?: ingots?)? )?(?:with )?(?:(?:a|the) )?piglins?(?: for)?(?=\s|$)|\s+(?:with|from) (?:(?:a|the|some) )?piglins?$/,
    goal: held('barter'),
    nearest: ({ names }) =>
      names.length === 0 ? findIt({ label: 'piglin' }) : { verb: 'obtain', count: 8, label: 'gold_ingot' },
    examples: [['barter with piglins for two ender pearls', 'Barter 2 ender_pearl']],
  },
  fill: {
    ...gathering,
    words: ['fill'],
    allows: (name: string) => /^(?:(?:water|lava|milk|powder_snow)_bucket|honey_bottle|potion)$/.test(name),
    says: 'Fills a vessel where its content stands.',
    needs: 'a bucket or a bottle, and water, lava, snow, honey or a cow',
    grammar: 'fill',
    goal: held('fill'),
    examples: [['fill two buckets with lava', 'Fill 2 lava_bucket']],
  },
}
