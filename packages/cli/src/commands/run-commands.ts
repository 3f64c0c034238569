import type { Command } from './command.ts'

// What a command does is loaded when it is called, so that the first line does not wait for what others need.

/** Commands that make runs, go on with them and look at them. */
export const runCommands: readonly Command[] = [
  {
    name: 'learn',
    words: '',
    summary: 'propose tasks, attempt them, check them, remember what worked',
    details: [
      'Without flags: in an embedded world, by rules or the model that is configured, kept under runs/.',
      'With --resume and --run an earlier run goes on, as `voyager resume` does.',
    ],
    examples: [
      'voyager learn',
      'voyager learn --run runs/first --until diamond_pickaxe --attempts 160',
      'voyager learn --model openai:gpt-4o --max-dollars 5',
      'voyager learn --host 127.0.0.1 --port 25565',
    ],
    run: async (input, terminal) => (await import('./run-learn.ts')).runLearn(input, terminal),
  },
  {
    name: 'resume',
    words: '<RUN>',
    summary: 'go on with a run that ended or was killed',
    details: [
      'Seed, version, server, model, item and attempts are those of the run; a flag overrides them.',
      'RUN may be a checkpoint of the original Voyager.',
    ],
    examples: ['voyager resume runs/first', 'voyager resume runs/first --attempts 320 --until none'],
    run: async (input, terminal) => (await import('./run-learn.ts')).runResume(input, terminal),
  },
  {
    name: 'solve',
    words: '[GOAL...]',
    summary: 'work towards a goal with the skills at hand; the library stays as it is',
    details: [
      'Without --host in a new world: another seed, an empty inventory.',
      'With --table four goals, each in new worlds: diamond pickaxe, golden sword, lava bucket, compass.',
    ],
    examples: [
      'voyager solve "Craft 1 diamond_pickaxe" --skills runs/first/home.db',
      'voyager solve --table --skills runs/first/home.db --trials 3',
    ],
    run: async (input, terminal) => (await import('./run-solve.ts')).runSolve(input, terminal),
  },
  {
    name: 'team',
    words: '<GOAL...>',
    summary: 'let several bots work towards a goal together, in one world',
    details: [
      'The number of the goal is shared out, or what it takes is gathered by all and given to the first bot.',
      'Chests belong to whoever places them. With --run the board, the world, places and skills are kept, and the same',
      'command goes on with what is not done. Needs @voyager-mc/fleet.',
    ],
    examples: [
      'voyager team "Mine 16 oak_log" --bots 4',
      'voyager team "Craft 1 furnace" --bot-names Ada,Ben --host 127.0.0.1',
    ],
    run: async (input, terminal) => (await import('./run-team.ts')).runTeam(input, terminal),
  },
  {
    name: 'decompose',
    words: '<GOAL...>',
    summary: 'split a goal into sub-goals, given what the agent has and sees',
    details: ['Without a model a goal comes back whole: the rules plan what it needs by themselves.'],
    examples: ['voyager decompose "Craft 1 diamond_pickaxe" --model openai:gpt-4o'],
    run: async (input, terminal) => (await import('./run-decompose.ts')).runDecompose(input, terminal),
  },
  {
    name: 'status',
    words: '<RUN...>',
    summary: 'where a run stands and what it was doing',
    examples: ['voyager status runs/first'],
    run: async (input, terminal) => (await import('./run-status.ts')).runStatus(input, terminal),
  },
  {
    name: 'events',
    words: '<RUN>',
    summary: 'print the journal of a run, a record a line',
    details: ['Each line is JSON: sequence, time and event. A run that goes on is not disturbed.'],
    examples: ['voyager events runs/first', 'voyager events runs/first --follow'],
    run: async (input, terminal) => (await import('./run-events.ts')).runEvents(input, terminal),
  },
  {
    name: 'view',
    words: '[RUN...]',
    summary: 'show a run in the browser, also while it goes on, and others beside it, or a fleet',
    details: [
      'The first run is shown; the replay of the others can be put beside that of the first.',
      'Without a run, the fleet at --database is shown: workers, queue, runs, conditions beside each other.',
      'Prints a link with a token; the page is served on 127.0.0.1, or at --view-host, until Ctrl-C. Needs @voyager-mc/dashboard.',
    ],
    examples: [
      'voyager view runs/first',
      'voyager view runs/first runs/second --view-port 4400',
      'voyager view --database postgres://voyager@127.0.0.1/voyager',
    ],
    run: async (input, terminal) => (await import('./run-view.ts')).runView(input, terminal),
  },
  {
    name: 'report',
    words: '<RUN...>',
    summary: 'write RUN/report: figures, table, plots',
    details: [
      'Of a results file of `voyager eval`: one HTML page with tables, curves and a timeline of each trial,',
      'results.csv, results.json and leaderboard.json, in a folder beside it.',
    ],
    examples: [
      'voyager report runs/first',
      'voyager report runs/first --recheck --png',
      'voyager report runs/first --prices 2.5,10 --json',
      'voyager report evaluations/smoke.ndjson',
    ],
    run: async (input, terminal) => (await import('./run-report.ts')).runReport(input, terminal),
  },
  {
    name: 'compare',
    words: '<RUN...>',
    summary:
      'medians and ranges of several runs, the verdicts on two evaluations, or leaderboards side by side',
    details: [
      'Of runs: medians with 95 % intervals, and ranges.',
      'Of two results files of `voyager eval`: exact tests of trials paired by task and seed, corrected by Holm.',
      'Of leaderboards, as `voyager report` writes them: their entries in one table for each version of a suite; one that was changed is refused.',
    ],
    examples: [
      'voyager compare runs/seed-1 runs/seed-2 runs/seed-3',
      'voyager compare evaluations/before.ndjson evaluations/after.ndjson',
      'voyager compare mine/leaderboard.json theirs/leaderboard.json',
    ],
    run: async (input, terminal) => (await import('./run-compare.ts')).runCompare(input, terminal),
  },
  {
    name: 'export',
    words: '<RUN> <DIR>',
    summary: 'write a run as a checkpoint of the original Voyager',
    details: [
      'Task lists, answers, chest memory, skills and events, in the names and shapes of the original.',
      'Its vector stores are not written: fill them with its own embeddings before it resumes.',
    ],
    examples: ['voyager export runs/first ckpt'],
    run: async (input, terminal) => (await import('./run-export.ts')).runExport(input, terminal),
  },
  {
    name: 'import',
    words: '<RUN> <PLACE>',
    summary: 'take a journal, a checkpoint of the original Voyager, or skills into a run',
    details: [
      'PLACE is a file with what `voyager events` printed, the folder of a checkpoint with its skills, or skills alone: a',
      'folder of the original, SKILL.md folders, a bundle (.json), one on each line (.ndjson), a library or a run (.db).',
      'RUN may be new. A second time it changes nothing.',
    ],
    examples: [
      'voyager import runs/copy first.ndjson --dry-run',
      'voyager import runs/third ckpt',
      'voyager import runs/third shared-skills --on-conflict keep-mine',
    ],
    run: async (input, terminal) => (await import('./run-import.ts')).runImport(input, terminal),
  },
  {
    name: 'check',
    words: '<RUN>',
    summary: 'look through the home of a run for damage, and change nothing',
    details: [
      'One line for each part: pages, sequence, hashes, documents, skills and world.',
      'Exits 0 when all are sound, and 1 when one is damaged. The run may be going on.',
    ],
    examples: ['voyager check runs/first', 'voyager check runs/first --json'],
    run: async (input, terminal) => (await import('./run-check.ts')).runCheck(input, terminal),
  },
  {
    name: 'rescue',
    words: '<RUN> <TARGET>',
    summary: 'save what is whole of a damaged run into a new one',
    details: [
      'Says what was saved and what was lost, and checks the new run as `voyager check` does. RUN stays as it is.',
      'TARGET is a directory that is empty or not there yet.',
    ],
    examples: ['voyager rescue runs/first runs/rescued'],
    run: async (input, terminal) => (await import('./run-rescue.ts')).runRescue(input, terminal),
  },
]
