import { join } from 'node:path'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { loadOptional } from './load-optional.ts'

/** `voyager mcp`: serves a bot to an MCP client, with the skills of a run as tools. */
export const mcpCommand: Command = {
  name: 'mcp',
  words: '',
  summary: 'serve a bot to MCP clients: primitives and skills as tools',
  details: [
    'Over standard input and output, or with --http on 127.0.0.1 with the token in VOYAGER_MCP_TOKEN.',
    'Needs @voyager-mc/mcp.',
  ],
  examples: ['voyager mcp --port 25565 --run runs/first', 'voyager mcp --fresh-world --http 4001'],
  flags: {
    host: { value: 'HOST', summary: 'server (127.0.0.1)' },
    port: { value: 'PORT', summary: 'its port (25565)' },
    version: { value: 'VERSION', summary: 'its game version (1.19.4)' },
    username: { value: 'NAME', summary: 'name the bot joins under (bot)' },
    run: { value: 'DIR', summary: 'offer the skills of this run' },
    skills: { value: 'DIR', summary: 'offer the skills of this library' },
    'fresh-world': { summary: 'start an embedded world instead' },
    seed: { value: 'N', summary: 'its seed (1)' },
    http: { value: 'PORT', summary: 'serve over HTTP there; 0 takes a free port' },
  },
  run: async (input, { complain, signal, variables }) => {
    const { serveBot } = await loadOptional('@voyager-mc/mcp', () => import('@voyager-mc/mcp'))
    const [host, version, username, run] = ['host', 'version', 'username', 'run'].map(input.text)
    const skills = input.text('skills') ?? (run === undefined ? undefined : join(run, 'skill'))
    const port = input.whole('port', { most: 65_535 })
    const http = input.whole('http', { least: 0, most: 65_535 })
    const seed = input.whole('seed', { least: -(2 ** 31), most: 2 ** 31 - 1 }) ?? 1
    const token = variables['VOYAGER_MCP_TOKEN']
    await serveBot(
      {
        ...(host !== undefined && { host }),
        ...(port !== undefined && { port }),
        ...(version !== undefined && { version }),
        ...(username !== undefined && { username }),
        ...(skills !== undefined && { skills }),
        ...(input.is('fresh-world') && { world: { seed } }),
        ...(http !== undefined && { http: { port: http, ...(token !== undefined && { token }) } }),
      },
      { input: process.stdin, output: process.stdout, complain, signal },
    )
    return exitCodes.done
  },
}
