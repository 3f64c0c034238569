import type { Observation, Program, Skill, SkillOutline, StepResult } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'

const seen: Partial<Observation> = {
  biome: 'forest',
  nearbyBlocks: [
    { name: 'oak_log', count: 5, nearest: { x: 4, y: 64, z: 1 }, distanceBlocks: 5 },
    { name: 'coal_ore', count: 2, nearest: { x: -9, y: 62, z: -8 }, distanceBlocks: 12 },
  ],
  nearbyEntities: [{ name: 'sheep', position: { x: 6, y: 64, z: 6 }, distanceBlocks: 8 }],
  places: [
    {
      kind: 'station',
      name: 'furnace',
      position: { x: 40, y: 64, z: 0 },
      dimension: 'overworld',
      seenAtTick: 0,
      ageTicks: 0,
      distanceBlocks: 40,
    },
  ],
}

/** What is seen before the program runs. */
export const before: Observation = makeObservation({
  ...seen,
  inventory: { oak_log: 3, wooden_pickaxe: 1 },
  usesLeft: { wooden_pickaxe: 41 },
})

/** The same after it did what it should. */
export const after: Observation = makeObservation({
  ...seen,
  inventory: { oak_log: 3, coal: 1, wooden_pickaxe: 1 },
  usesLeft: { wooden_pickaxe: 40 },
})

/** A learned program that is shown in full. */
export const skill: Skill = {
  name: 'mineOneLog',
  source: 'async function mineOneLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}',
  description: 'Mines one oak log.',
  task: 'Mine 1 oak_log',
  version: 1,
}

/** Learned programs that are told of by a line. */
export const otherSkills: readonly SkillOutline[] = [
  {
    name: 'craftWoodenPickaxe',
    description: 'Crafts a wooden_pickaxe from logs; needs three of them.',
    record: { successes: 4, failures: 1 },
  },
]

/** A step in which the program found nothing. */
export const failedStep: StepResult = makeStepResult({
  observation: before,
  events: [{ type: 'program-log', tick: 1, text: 'No coal_ore nearby, please explore first' }],
})

/** A program that the checks send back. */
export const wrongProgram: Program = {
  name: 'mineCoal',
  source: 'async function mineCoal(bot) {\n  await sleep(1000)\n  for (;;) mineCole(bot)\n}',
}
