import { shells } from '../completions/shells.ts'
import type { Command } from './command.ts'

/** Commands around the agent: its surroundings, a world, a bot for others, the shell. */
export const surroundingCommands: readonly Command[] = [
  {
    name: 'doctor',
    words: '',
    summary: 'check Node, packages, native index, server, model and disk',
    details: [
      'Every line is ok, a warning or a problem with its remedy. Asks the model two short questions.',
      'A server is looked at when --host names it. With --play the agent tries its rules and learns there for ten minutes.',
    ],
    examples: [
      'voyager doctor',
      'voyager doctor --model openai:gpt-4o --host 127.0.0.1 --port 25565',
      'voyager doctor --host 127.0.0.1 --play',
    ],
    run: async (input, terminal) => (await import('./run-doctor.ts')).runDoctor(input, terminal),
  },
  {
    name: 'world',
    words: '',
    summary: 'start an embedded survival world that agents and clients can join',
    details: ['It runs until Ctrl-C. Needs @voyager-mc/world.'],
    examples: ['voyager world --seed 7', 'voyager world --port 25565 --directory worlds/first'],
    run: async (input, terminal) => (await import('./run-world.ts')).runWorld(input, terminal),
  },
  {
    name: 'mcp',
    words: '',
    summary: 'serve a bot to MCP clients: primitives and skills as tools',
    details: [
      'Over standard input and output, or with --http on 127.0.0.1 with the token in VOYAGER_MCP_TOKEN.',
      'Needs @voyager-mc/mcp.',
    ],
    examples: ['voyager mcp --run runs/first', 'voyager mcp --host 127.0.0.1 --port 25565 --http 4001'],
    run: async (input, terminal) => (await import('./run-mcp.ts')).runMcp(input, terminal),
  },
  {
    name: 'config',
    words: '',
    summary: 'show every option of the configuration, its value and where that comes from',
    details: [
      'A flag wins over an environment variable, that over voyager.config.ts, that over the default.',
      'Keys are no part of it, and the password in an address is not shown.',
    ],
    examples: ['voyager config', 'voyager config --seed 7 --json'],
    run: async (input, terminal) => (await import('./run-config.ts')).runConfig(input, terminal),
  },
  {
    name: 'completions',
    words: '<SHELL>',
    choices: shells,
    summary: 'print a completion script for bash, zsh or fish',
    examples: ['source <(voyager completions bash)', 'voyager completions fish | source'],
    run: async (input, terminal) => (await import('./run-completions.ts')).runCompletions(input, terminal),
  },
]
