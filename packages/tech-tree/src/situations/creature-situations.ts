import type { GameEvent, ItemSource, Observation } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { change, commanded, deed, died, dug, placed, primitive } from './traces.ts'

/** Things that are to come from creatures, and those that came otherwise. */
export function creatureSituations(): readonly Situation[] {
  return [...takings(), ...rivals(), ...kindsOfItsOwn(), ...lossesAndPowers(), ...shearings()]
}

const task = 'Get 2 leather from cows'

function holds(item: string, count: number): { readonly inventory: Observation['inventory'] } {
  return { inventory: { [item]: count } }
}

function kill(creature: string, tick = 100, item?: string): GameEvent {
  return deed('creature-kill', creature, { tick, ...(item === undefined ? {} : { item }) })
}

function got(count: number, tick: number, source: ItemSource = 'pickup', item = 'leather'): GameEvent {
  return change(item, count, source, tick)
}

function takings(): readonly Situation[] {
  const after = holds('leather', 2)
  return [
    reached(task, 'of one cow', { events: [kill('cow'), got(2, 130)], after }),
    reached(task, 'of two cows', {
      events: [kill('cow'), got(1, 130), kill('cow', 400), got(1, 430)],
      after,
    }),
    reached(task, 'picked up together after two kills', {
      events: [kill('cow'), kill('cow', 160), got(2, 200)],
      after,
    }),
    reached(task, 'beside those that were held before', {
      before: holds('leather', 3),
      events: [kill('cow'), got(2, 130)],
      after: holds('leather', 5),
    }),
    unreached(task, 'one only', { events: [kill('cow'), got(1, 130)], after: holds('leather', 1) }),
    unreached(task, 'no creature was killed', { events: [got(2, 130)], after }),
    unreached(task, 'they lay there before the kill', { events: [got(2, 90), kill('cow')], after }),
    unreached(task, 'picked up long after the kill', { events: [kill('cow'), got(2, 2000)], after }),
    unreached(task, 'one of the cow, one from a chest', {
      events: [kill('cow'), got(1, 130, 'chest'), got(1, 160)],
      after,
    }),
    unreached('Get 4 leather from cows', 'more than one cow gives', {
      events: [kill('cow'), got(4, 130)],
      after: holds('leather', 4),
    }),
    unreached(task, 'without any record of what happened', { after }),
    unreached(task, 'a cow was killed, the leather is from a chest', {
      events: [kill('cow'), got(2, 130, 'chest')],
      after,
    }),
    unreached(task, 'a cow was killed, the leather was made of hides', {
      events: [kill('cow'), change('rabbit_hide', -8, 'craft', 130), got(2, 130, 'craft')],
      after,
    }),
    unreached(task, 'kept by nobody', {
      events: [kill('cow'), got(2, 130), change('leather', -2, 'hand', 160)],
    }),
  ]
}

function rivals(): readonly Situation[] {
  const after = holds('leather', 2)
  return [
    unreached(task, 'of a horse', { events: [kill('horse'), got(2, 130)], after }),
    unreached(task, 'of a mooshroom', { events: [kill('mooshroom'), got(2, 130)], after }),
    unreached(task, 'a cow and a horse were killed, and nobody saw whose it was', {
      events: [kill('cow'), kill('horse', 120), got(2, 150)],
      after,
    }),
    reached(task, 'a horse was killed as well, and both gave what they can', {
      events: [kill('cow'), kill('horse', 120), got(4, 150)],
      after: holds('leather', 4),
    }),
    reached(task, 'a pig was killed as well', {
      events: [kill('cow'), kill('pig', 120), got(2, 150)],
      after,
    }),
    unreached(task, 'a chest that was broken spilled it', {
      events: [kill('cow'), dug('chest', undefined, 110), got(2, 130)],
      after,
    }),
    unreached(task, 'fished', {
      events: [kill('cow'), got(2, 105), primitive('fishItem', { gained: { leather: 2 } })],
      after,
    }),
    unreached(task, 'fished by a program of its own', {
      events: [kill('cow'), change('cod', 1, 'pickup', 200), got(2, 300)],
      after,
    }),
    unreached(task, 'of a piglin', {
      events: [kill('cow'), deed('creature-barter', 'piglin'), got(2, 150)],
      after,
    }),
  ]
}

function kindsOfItsOwn(): readonly Situation[] {
  const bones = 'Get 2 bones from skeletons'
  const strings = 'Collect 2 string from spiders'
  return [
    reached(strings, 'of spiders', {
      events: [kill('spider'), got(2, 130, 'pickup', 'string')],
      after: holds('string', 2),
    }),
    unreached(strings, 'of webs, while a spider was killed', {
      events: [
        kill('spider'),
        dug('cobweb', 'iron_sword', 120),
        dug('cobweb', 'iron_sword', 140),
        got(2, 160, 'pickup', 'string'),
      ],
      after: holds('string', 2),
    }),
    unreached(strings, 'of cave spiders', {
      events: [kill('cave_spider'), got(2, 130, 'pickup', 'string')],
      after: holds('string', 2),
    }),
    reached(bones, 'of skeletons', {
      events: [kill('skeleton', 100, 'bow'), got(2, 130, 'pickup', 'bone')],
      after: holds('bone', 2),
    }),
    unreached(`${bones} with a bow`, 'with a sword', {
      events: [kill('skeleton', 100, 'iron_sword'), got(2, 130, 'pickup', 'bone')],
      after: holds('bone', 2),
    }),
    unreached(`${bones} with a bow`, 'with bare hands', {
      events: [kill('skeleton'), got(2, 130, 'pickup', 'bone')],
      after: holds('bone', 2),
    }),
  ]
}

function lossesAndPowers(): readonly Situation[] {
  const after = holds('leather', 2)
  return [
    unreached(task, 'leather that was thrown down before is picked up again', {
      events: [got(2, 10, 'chest'), change('leather', -2, 'hand', 20), kill('cow'), got(2, 130)],
      after,
    }),
    reached(task, 'lost by dying and fetched again', {
      events: [kill('cow'), got(2, 130), died(200), change('leather', -2, 'hand', 200), got(2, 500)],
      after,
    }),
    unreached(task, 'given by a command', {
      events: [kill('cow'), commanded('give', '/give bot leather 2'), got(2, 130, 'hand')],
      after,
    }),
    unreached(task, 'the cow was summoned by a command', {
      events: [commanded('summon', '/summon cow ~ ~ ~'), kill('cow'), got(2, 130)],
      after,
    }),
    reached(task, 'three of one cow by looting', {
      after: {
        ...holds('leather', 3),
        specialItems: [{ item: 'iron_sword', count: 1, enchantments: { looting: 1 } }],
      },
      events: [kill('cow', 100, 'iron_sword'), got(3, 130)],
    }),
    unreached('Get 2 leather from cows in the nether', 'killed elsewhere', {
      events: [kill('cow'), got(2, 130), { type: 'dimension-change', tick: 300, dimension: 'the_nether' }],
      after: { ...after, dimension: 'the_nether' },
    }),
  ]
}

function shearings(): readonly Situation[] {
  const wool = 'Get 3 white wool from sheep'
  const shorn = deed('creature-shear', 'sheep', { item: 'shears' })
  const picked = got(3, 130, 'pickup', 'white_wool')
  const after = holds('white_wool', 3)
  return [
    reached(wool, 'shorn', { events: [shorn, picked], after }),
    reached(`${wool} with shears`, 'shorn', { events: [shorn, picked], after }),
    reached(wool, 'one killed, one shorn', { events: [kill('sheep', 80), shorn, picked], after }),
    unreached(`${wool} with shears`, 'three were killed', {
      events: [kill('sheep', 80), kill('sheep', 90), kill('sheep', 95), picked],
      after,
    }),
    unreached(wool, 'two killed', { events: [kill('sheep', 80), kill('sheep', 90), picked], after }),
    unreached(wool, 'woven of string', {
      events: [shorn, change('string', -12, 'craft', 130), got(3, 130, 'craft', 'white_wool')],
      after,
    }),
    unreached(wool, 'blocks that were set down and dug again', {
      before: after,
      events: [
        got(3, 10, 'chest', 'white_wool'),
        ...[1, 2, 3].flatMap((x) => [
          change('white_wool', -1, 'hand', 20 + x),
          placed('white_wool', x, 20 + x),
        ]),
        ...[1, 2, 3].map((x) => dug('white_wool', 'shears', 60 + x)),
        shorn,
        picked,
      ],
      after: holds('white_wool', 6),
    }),
    unreached(wool, "of a village's houses", {
      events: [shorn, ...[1, 2, 3].map((x) => dug('white_wool', 'shears', 110 + x)), picked],
      after,
    }),
  ]
}
