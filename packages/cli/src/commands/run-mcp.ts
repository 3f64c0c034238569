import { definedOf } from '@voyager-mc/core'
import { skillsOfRun } from '@voyager-mc/voyager/preset'
import { checkLibrary, libraryAt } from '../agent/library-at.ts'
import { checkTogether, type AgentSettings } from '../agent/agent-settings.ts'
import { checkGameVersion } from '../agent/check-game-version.ts'
import { openEnvironment } from '../agent/open-environment.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager mcp`: serves a bot to an MCP client, with the skills of a run as tools, until the client has gone. */
export const runMcp: Command['run'] = async ({ settings, originOf }, { warn, signal }) => {
  // Standard output belongs to the client: whatever a package prints goes to standard error.
  console.log = console.error
  console.info = console.error
  checkTogether(settings, originOf)
  checkLibrary(settings.skills)
  // Clients think between their calls, and the world goes on meanwhile, unless it is told otherwise.
  const asked: AgentSettings = { ...settings, seed: settings.seed ?? 1, speed: settings.speed ?? 1 }
  await checkGameVersion(asked)
  const { serveEnvironment } = await loadOptional('@voyager-mc/mcp', () => import('@voyager-mc/mcp'))
  const { run, http, mcpToken: token } = settings
  const skills = settings.skills === undefined ? run && skillsOfRun(run) : libraryAt(settings.skills)
  const environment = await openEnvironment(asked, {
    signal,
    onNotice: warn,
  })
  try {
    await serveEnvironment(environment, {
      allowPrograms: !settings.noPrograms,
      stepTimeoutMs: settings.timeLimit * 1000,
      ...definedOf({ skills }),
      ...(http !== undefined && { http: { port: http, ...definedOf({ token }) } }),
      input: process.stdin,
      output: process.stdout,
      onNotice: warn,
      signal,
    })
  } finally {
    await environment.close()
  }
  return exitCodes.done
}
