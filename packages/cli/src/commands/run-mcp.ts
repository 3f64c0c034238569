import { definedOf } from '@voyager-mc/core'
import { skillsOfRun } from '@voyager-mc/voyager/preset'
import { loadOptional } from '../faults/load-optional.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager mcp`: serves a bot to an MCP client, with the skills of a run as tools, until the client has gone. */
export const runMcp: Command['run'] = async ({ settings }, { warn, signal }) => {
  // Standard output belongs to the client: whatever a package prints goes to standard error.
  console.log = console.error
  console.info = console.error
  const { serveBot } = await loadOptional('@voyager-mc/mcp', () => import('@voyager-mc/mcp'))
  const { host, port, version, username, run, seed = 1, http, mcpToken: token } = settings
  const skills = settings.skills ?? (run === undefined ? undefined : skillsOfRun(run))
  await serveBot(
    {
      version,
      username,
      screenshots: settings.screenshots,
      allowPrograms: !settings.noPrograms,
      stepTimeoutMs: settings.timeLimit * 1000,
      ...(host === undefined ? { world: { seed } } : { host }),
      ...definedOf({ port, skills }),
      ...(http !== undefined && { http: { port: http, ...definedOf({ token }) } }),
    },
    { input: process.stdin, output: process.stdout, onNotice: warn, signal },
  )
  return exitCodes.done
}
