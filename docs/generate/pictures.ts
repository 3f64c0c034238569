/** What one component takes, does and gives, in the words of its page. */
export interface Picture {
  readonly takes: readonly string[]
  readonly name: string
  readonly does: readonly string[]
  readonly gives: readonly string[]
}

/** The picture of each concept page, by the page's name. */
export const pictures: Readonly<Record<string, Picture>> = {
  action: {
    takes: ['task', 'observation', 'skills', 'previous attempt'],
    name: 'action agent',
    does: ['asks a model', 'parses and checks the code', 'asks again with the problem'],
    gives: ['program'],
  },
  critic: {
    takes: ['task', 'observation before', 'step result'],
    name: 'critic',
    does: ['rules prove what they can', 'a model judges the rest'],
    gives: ['success', 'reasoning', 'feedback'],
  },
  curriculum: {
    takes: ['observation', 'completed tasks', 'failed tasks'],
    name: 'curriculum',
    does: ['answers its own questions', 'proposes', 'refuses what cannot be done'],
    gives: ['task: name, context'],
  },
  environment: {
    takes: ['program', 'skills it calls'],
    name: 'environment',
    does: ['runs it in a sandbox', 'primitives move the bot', 'waits until the world has settled'],
    gives: ['observation', 'events', 'outcome'],
  },
  observation: {
    takes: ['bot', 'chunks and entities', 'chests it opened'],
    name: 'observation',
    does: ['reads plain data', 'renders sections', 'quotes what others wrote'],
    gives: ['JSON', 'text for a prompt'],
  },
  'skill-library': {
    takes: ['program that worked', 'task in words'],
    name: 'skill library',
    does: ['keeps versions in a journal', 'finds by meaning and words', 'resolves calls'],
    gives: ['similar skills', 'program with modules'],
  },
  'tech-tree': {
    takes: ['Minecraft data', 'goal', 'inventory'],
    name: 'tech tree',
    does: ['recipes, smelting, drops', 'tool tiers', 'plans backwards'],
    gives: ['steps', 'proof of success'],
  },
  voyager: {
    takes: ['curriculum', 'action agent', 'critic', 'skill library', 'environment'],
    name: 'the loop',
    does: ['propose', 'up to four attempts', 'keep what worked', 'journal before telling'],
    gives: ['skills', 'events', 'checkpoints', 'report'],
  },
  world: {
    takes: ['seed', 'packets of clients', 'clock'],
    name: 'world',
    does: ['terrain and mobs', 'one file per mechanic', '20 ticks a second, or faster'],
    gives: ['packets', 'events', 'snapshots'],
  },
}
