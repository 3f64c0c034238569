import type { Command } from './command.ts'
import { groupCommand, type CommandHelp } from './group-command.ts'

type FleetCommandName = Extract<Command['name'], `fleet ${string}`>

/** Commands of a fleet: the worker, and the queue that it takes runs from. */
export const fleetCommands: readonly Command[] = [
  {
    name: 'worker',
    words: '',
    summary: 'take runs from the queue of a fleet and play them, until Ctrl-C',
    details: [
      'Each run has a process of its own. A worker that ends, or is killed, loses nothing: others go on from the last step.',
      'Models and their keys are configured as for `voyager learn`. Needs @voyager-mc/fleet.',
    ],
    examples: ['voyager worker --database postgres://voyager@127.0.0.1/voyager --concurrency 2'],
    run: async (input, terminal) => (await import('./run-worker.ts')).runWorker(input, terminal),
  },
  fleetCommand('fleet up', {
    words: '',
    summary: 'make the fleet’s tables, or bring them to this version',
    details: [
      'Without --database it uses the PostgreSQL of this machine by its socket, as the user who calls it, and makes the database',
      'voyager there. Where none runs, it starts one of the user’s own. The other commands find the same one.',
    ],
    examples: ['voyager fleet up', 'voyager fleet up --database postgres://owner@127.0.0.1/voyager'],
  }),
  fleetCommand('fleet grants', {
    words: '<ROLE>',
    summary: 'print the SQL that gives a role what a worker needs, and no more',
    examples: ['voyager fleet grants voyager_worker'],
  }),
  fleetCommand('fleet submit', {
    words: '[SUITE]',
    summary: 'hand in runs: the trials of a suite, those of a JSON file, or one for each of --seeds',
    details: [
      'A suite is the name of one that is shipped or a JSON file, as for `voyager eval`, which waits for the same runs and finds',
      'their results with --on-fleet. A file with a list of runs hands in those.',
    ],
    examples: [
      'voyager fleet submit --seeds 1..20 --attempts 160',
      'voyager fleet submit --seeds 1..20 --condition no-skills --ablate skill-library',
      'voyager fleet submit tech-tree --seeds 1..5 --conditions full,no-skill-library',
      'voyager fleet submit runs.json',
    ],
  }),
  fleetCommand('fleet status', {
    words: '',
    summary: 'workers, and where each run stands',
    examples: ['voyager fleet status', 'voyager fleet status --follow'],
  }),
  fleetCommand('fleet cancel', {
    words: '<RUN...>',
    summary: 'end runs; what they did is kept',
    examples: ['voyager fleet cancel default/learn/3'],
  }),
  fleetCommand('fleet results', {
    words: '',
    summary: 'results of the runs that ended, a JSON value on a line',
    examples: ['voyager fleet results'],
  }),
  fleetCommand('fleet retry', {
    words: '<RUN...>',
    summary: 'let runs that failed or were cancelled go on from their last step',
    examples: ['voyager fleet retry default/learn/3'],
  }),
  fleetCommand('fleet drain', {
    words: '',
    summary: 'let the workers finish what they have and take nothing new',
    examples: ['voyager fleet drain', 'voyager fleet drain --off'],
  }),
]

function fleetCommand(name: FleetCommandName, help: CommandHelp): Command {
  return groupCommand(name, { ...help, load: async () => (await import('./run-fleet.ts')).runFleet })
}
