import type { BodyVerb } from '../contract/parsed-task.ts'
import type { GameData } from '../sources/load-game-data.ts'
import { worn } from './goal-writers.ts'
import { obtainIt, usual, type TaskRow } from './task-row.ts'

/** Things that one drinks though they fill no bar. */
const drinks: ReadonlySet<string> = new Set(['milk_bucket', 'potion', 'ominous_bottle'])

const body = { ...usual, nearest: obtainIt } as const

/** Tasks that end with a state of the agent's own body. */
export const bodyKinds: Readonly<Record<BodyVerb, TaskRow>> = {
  equip: {
    ...body,
    words: ['equip', 'wear', 'put on', 'wield', 'hold', 'don'],
    says: 'Fetches it and wears it or takes it into the hand.',
    needs: 'the piece, or all four of a set',
    counts: 'never',
    isHad: true,
    grammar: 'wear',
    implied: /\s+in (?:your |the )?(?:main )?hand$/,
    goal: worn,
    examples: [
      ['full iron armor', 'Equip full iron armor'],
      ['a set of diamond armour', 'Equip full diamond armor'],
      ['hold a stone sword', 'Equip stone_sword'],
    ],
  },
  eat: {
    ...body,
    words: ['eat', 'consume', 'drink'],
    says: 'Fetches food and eats it.',
    needs: 'the food, and hunger',
    thingWords: 'food',
    allows: (name: string, { items }: GameData) =>
      drinks.has(name) || items.get(name)?.foodPoints !== undefined,
    counts: 'seldom',
    grammar: 'food',
    goal: ({ names, count, detail }) => ({
      kind: 'eaten',
      items: names,
      count,
      ...(detail === undefined ? {} : { hunger: Number(detail) }),
    }),
    examples: [
      ['eat something', 'Eat'],
      ['eat two loaves of bread', 'Eat 2 bread'],
      ['eat until your hunger is at least 15', 'Eat until hunger 15'],
    ],
  },
  sleep: {
    ...body,
    words: ['sleep', 'go to sleep', 'go to bed', 'take a nap', 'have a nap', 'get some sleep'],
    says: 'Makes a bed where there is none, waits for dusk and sleeps until morning.',
    needs: 'a bed and the night',
    counts: 'seldom',
    grammar: 'alone',
    implied:
      /\s*(?:in (?:(?:a|the|your) )?bed|until (?:the )?(?:morning|dawn|sunrise|next day)|through (?:the )?night|at night|tonight|for the night)$/,
    goal: () => ({ kind: 'slept' }),
    nearest: () => ({ verb: 'craft', count: 1, label: 'white_bed' }),
    examples: [['sleep through the night', 'Sleep']],
  },
  gain: {
    ...body,
    words: ['gain', 'receive', 'be under'],
    says: 'Eats or drinks what brings the effect.',
    needs: 'the food or the potion',
    things: ['effect'],
    thingWords: 'effect',
    counts: 'never',
    grammar: 'effect',
    goal: ({ names }) => ({ kind: 'effect', effects: names }),
    nearest: () => ({ verb: 'gain', count: 1, label: 'absorption' }),
    examples: [
      ['gain the night vision effect', 'Gain night_vision'],
      ['drink a potion of swiftness', 'Gain speed'],
    ],
  },
}
