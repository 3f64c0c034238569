import type { PlaceVerb } from '../contract/parsed-task.ts'
import type { PrintedTask } from '../contract/task-kind.ts'
import { isPlaceable, isPlantable } from './placed-blocks.ts'
import { deposited, entered, found, placed } from './goal-writers.ts'
import { explore, findIt, obtainIt, usual, type TaskRow } from './task-row.ts'

const places = {
  ...usual,
  things: ['dimension', 'biome', 'structure'],
  thingWords: 'place, biome or structure',
  counts: 'seldom',
} as const

const sought = {
  ...usual,
  things: ['creature', 'block', 'item', 'biome', 'structure'],
  takes: [],
  nearest: (): PrintedTask => explore,
} as const

const setting = { ...usual, isHad: true, takes: ['place'], nearest: obtainIt } as const

/** Tasks about where things are set down and where the agent goes. */
export const placeKinds: Readonly<Record<PlaceVerb, TaskRow>> = {
  plant: {
    ...setting,
    words: ['plant', 'sow'],
    says: 'Fetches seeds and plants them on soil that suits them.',
    needs: 'the seeds; a hoe where farmland is wanted',
    short: ['*_seeds', '*_sapling'],
    allows: isPlantable,
    implied: /\s+(?:on|in) (?:the )?(?:farmland|ground|soil)$/,
    goal: placed,
    examples: [['plant three oak saplings', 'Plant 3 oak_sapling']],
  },
  place: {
    ...setting,
    words: ['place', 'put', 'put down', 'set up', 'set down'],
    allows: isPlaceable,
    short: ['*_bucket'],
    says: 'Fetches the item and sets it down.',
    needs: 'the item',
    implied: /\s+on the ground$/,
    goal: placed,
    examples: [['set up a crafting table at (1, 64, 2)', 'Place 1 crafting_table at (1, 64, 2)']],
  },
  deposit: {
    ...setting,
    words: ['deposit', 'store', 'stash', 'put away'],
    says: 'Puts things into a chest.',
    needs: 'a chest and the things',
    grammar: 'store',
    implied: /\s+(?:in|into|inside) (?:a|the|your) (?:nearby )?chest$/,
    goal: deposited,
    examples: [
      ['store three dirt in a chest', 'Deposit 3 dirt into the chest'],
      ['deposit useless items into the chest', 'Deposit useless items into the chest'],
    ],
  },
  explore: {
    ...sought,
    words: ['explore', 'wander', 'look around', 'scout'],
    says: 'Walks into land that was not seen.',
    needs: 'nothing',
    counts: 'seldom',
    grammar: 'search',
    goal: found,
    examples: [['explore until you find a village', 'Explore until village']],
  },
  go: {
    ...places,
    words: [
      'go',
      'go to',
      'walk to',
      'travel to',
      'move to',
      'return to',
      'go back to',
      'come back to',
      'get to',
      'hike to',
      'sail to',
      'reach',
      'come to',
      'run to',
      'head to',
      'head for',
      'visit',
      'navigate to',
    ],
    says: 'Walks to coordinates, or searches for the place and walks there.',
    needs: 'a way there; for another dimension a portal',
    takes: ['place'],
    grammar: 'go',
    goal: entered,
    nearest: nearestPlace,
    examples: [
      ['walk to 10 64 -3', 'Go to (10, 64, -3)'],
      ['travel to the Nether', 'Go to the_nether'],
      ['dig down to y = 11', 'Go to y 11'],
      ['travel to x=100, z=-200', 'Go to x 100, z -200'],
    ],
  },
  enter: {
    ...places,
    words: [
      'enter',
      'go into',
      'go inside',
      'go through',
      'step into',
      'step through',
      'walk into',
      'walk through',
    ],
    says: 'Searches for the place and goes in; builds a portal for the Nether.',
    needs: 'a way there; for the Nether a portal',
    grammar: 'enter',
    goal: entered,
    nearest: nearestPlace,
    examples: [['go into the Nether', 'Enter the_nether']],
  },
  find: {
    ...sought,
    words: ['find', 'locate', 'discover', 'look for', 'search for', 'seek', 'spot'],
    says: 'Walks until the creature, block, biome or structure is in sight; things one can carry are brought.',
    needs: 'nothing',
    counts: 'never',
    proof: 'sought',
    grammar: 'find',
    goal: found,
    examples: [['locate the nearest village', 'Find village']],
  },
}

function nearestPlace({ kind, label }: Parameters<TaskRow['nearest']>[0]): ReturnType<TaskRow['nearest']> {
  return kind === 'dimension' ? { verb: 'build', count: 1, label: 'nether_portal' } : findIt({ label })
}
