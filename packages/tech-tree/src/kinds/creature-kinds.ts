import type { CreatureVerb } from '../contract/parsed-task.ts'
import type { CreatureFacts } from '../contract/creature-facts.ts'
import { creatureFacts } from '../sources/creature-facts.ts'
import { bred, killed, tended } from './goal-writers.ts'
import { findIt, usual, type TaskRow } from './task-row.ts'

const creatures = { ...usual, things: ['creature'], takes: [], nearest: findIt } as const

function those(test: (facts: CreatureFacts) => boolean): NonNullable<TaskRow['allows']> {
  return (name) => test(creatureFacts(name))
}

/** Tasks that are deeds to a creature. */
export const creatureKinds: Readonly<Record<CreatureVerb, TaskRow>> = {
  kill: {
    ...creatures,
    words: [
      'kill',
      'hunt',
      'hunt for',
      'hunt down',
      'slay',
      'fight',
      'defeat',
      'attack',
      'shoot',
      'slaughter',
      'butcher',
    ],
    says: 'Finds the creature and kills it, with the weapon where one is named.',
    needs: 'a sword against those that fight; a bow and arrows where they are named',
    thingWords: 'mob',
    takes: ['means'],
    proof: 'dropped',
    goal: killed,
    examples: [
      ['hunt two cows', 'Kill 2 cow'],
      ['shoot a skeleton with a bow', 'Kill 1 skeleton with bow'],
      ['shoot two creepers', 'Kill 2 creeper with ranged weapon'],
      ['kill a monster', 'Kill 1 monster'],
    ],
  },
  tame: {
    ...creatures,
    words: ['tame', 'befriend', 'domesticate'],
    says: 'Offers its food, or mounts it, until it is tame.',
    needs: 'the food of the creature',
    thingWords: 'creature to tame',
    allows: those(({ tamedWith, isTamedByRiding }) => tamedWith.length > 0 || isTamedByRiding),
    takes: ['means'],
    goal: tended('tamed'),
    examples: [['befriend a wolf', 'Tame 1 wolf']],
  },
  breed: {
    ...creatures,
    words: ['breed', 'mate', 'multiply'],
    says: 'Feeds grown ones in pairs and waits for the young: two have one, four have two.',
    needs: 'the food of the creature, twice',
    thingWords: 'creature to breed',
    allows: those(({ breedsOn }) => breedsOn.length > 0),
    takes: ['means'],
    goal: bred,
    examples: [
      ['breed a pig with carrots', 'Breed 1 pig with carrot'],
      ['breed two cows', 'Breed 2 cow'],
    ],
  },
  shear: {
    ...creatures,
    words: ['shear', 'clip'],
    says: 'Finds one that has wool and shears it.',
    needs: 'shears',
    thingWords: 'creature to shear',
    allows: those(({ givesWool }) => givesWool),
    implied: /\s+(?:with|using) (?:a pair of )?(?:the )?shears$/,
    goal: tended('sheared'),
    examples: [['shear three sheep with shears', 'Shear 3 sheep']],
  },
  milk: {
    ...creatures,
    words: ['milk'],
    says: 'Milks it with a bucket.',
    needs: 'a bucket',
    thingWords: 'creature to milk',
    allows: those(({ givesMilk }) => givesMilk),
    implied: /\s+(?:with|using|into) (?:(?:a|an|the|your|\d{1,2}|two|three)\s)?(?:empty )?buckets?$/,
    goal: tended('milked'),
    examples: [['milk two cows', 'Milk 2 cow']],
  },
  ride: {
    ...creatures,
    words: [
      'ride',
      'mount',
      'sit on',
      'saddle up',
      'hop on',
      'get on',
      'climb on',
      'sit in',
      'get in',
      'get into',
    ],
    says: 'Mounts a creature, or a boat that it sets into water, and stays seated.',
    needs: 'the creature, or the boat and water',
    things: ['creature', 'vehicle'],
    thingWords: 'creature or vehicle to ride',
    allows: (name, data) => !data.creatures.has(name) || creatureFacts(name).isRidden,
    counts: 'never',
    goal: ({ names }) => ({ kind: 'ridden', creatures: names }),
    nearest: (task) =>
      task.kind === 'creature' ? findIt(task) : { verb: 'obtain', count: 1, label: vehicleItem(task.label) },
    examples: [
      ['hop on a horse', 'Ride horse'],
      ['get into a boat', 'Ride boat'],
    ],
  },
}

/** The item of a vehicle: boats are of a wood. */
function vehicleItem(vehicle: string): string {
  return vehicle === 'boat' ? 'oak_boat' : vehicle
}
