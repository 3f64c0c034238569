import type { Suite, SuiteTask } from '../suite/suite-schema.ts'
import { chainTasks } from './chains.ts'
import { facingTasks } from './facing-the-world.ts'
import { gatheringTasks } from './gathering.ts'
import { makingTasks } from './making.ts'
import { paperTaskList } from './paper.ts'
import { robustnessTasks } from './robustness.ts'
import { techTreeTasks } from './tech-tree.ts'
import { tendingTasks } from './tending.ts'
import { togetherTasks } from './together.ts'

/** Version of the game that all shipped suites are for. */
const game = '1.19.4'

const skills: readonly SuiteTask[] = [...gatheringTasks, ...makingTasks, ...tendingTasks, ...facingTasks]

/** Tasks of the smoke suite: one or more of each family that one can do in seconds. */
const smokeIds: readonly string[] = [
  'gather-oak-logs',
  'gather-coal',
  'craft-oak-planks',
  'craft-stone-pickaxe',
  'smelt-iron-ingot',
  'farm-ripe-wheat',
  'hunt-pig-dead',
  'fight-zombie',
  'tame-wool',
  'build-torch',
  'survive-bread',
  'survive-wear-iron-helmet',
]

/** Versions of the suites whose tasks have changed since they were first shipped. */
const versions: Readonly<Record<string, number>> = { 'tech-tree': 2, chains: 2 }

/** Suites that come with the package, by name. */
export const shippedSuites: Readonly<Record<string, Suite>> = {
  smoke: suite(
    'smoke',
    'A few seconds of each family',
    skills.filter(({ id }) => smokeIds.includes(id)),
  ),
  skills: suite('skills', 'Short tasks in twelve families', skills),
  'tech-tree': suite('tech-tree', 'Tiers and stations from bare hands', techTreeTasks),
  robustness: suite('robustness', 'The same work under bad conditions', robustnessTasks),
  chains: suite('chains', 'Tasks that build on each other', chainTasks),
  together: suite('together', 'Work that two and four bots share', togetherTasks),
  paper: suite('paper', 'Lifelong learning and unseen tasks, as the paper measured them', paperTaskList),
}

function suite(name: string, title: string, tasks: readonly SuiteTask[]): Suite {
  return { name, version: versions[name] ?? 1, title, game, tasks }
}
