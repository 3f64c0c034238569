import type { Command } from './command.ts'

/** Commands that measure. */
export const evaluationCommands: readonly Command[] = [
  {
    name: 'eval',
    words: '<SUITE>',
    summary: 'measure the agent on a suite of tasks, each in a world of its own',
    details: [
      'SUITE is smoke, skills, tech-tree, robustness, together, paper, chains, or a JSON file. The world judges, not the agent.',
      'Ends with 1 when --baseline is given and something is worse beyond its interval.',
    ],
    examples: [
      'voyager eval smoke',
      'voyager eval skills --seeds 1..5 --conditions full,no-skill-library',
      'voyager eval chains --fault-rates 0,0.1,0.2 --conditions full,no-environment-feedback',
      'voyager eval paper --only unseen --skills my-skills --conditions full,no-skill-library',
      'voyager eval skills --conditions full,re-act,reflexion --model openai:gpt-4o-mini',
      'voyager eval skills --seeds 1..20 --on-fleet',
      'voyager eval smoke --agent my-agent.ts',
      'voyager eval skills --only fish,trade --seeds 1 --baseline evaluations/before.ndjson',
    ],
    run: async (input, terminal) => (await import('./run-eval.ts')).runEval(input, terminal),
  },
]
