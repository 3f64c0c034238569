import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allCommands } from '../commands/all-commands.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import { openTerminal } from '../terminal/open-terminal.ts'
import { buildParser } from './build-parser.ts'
import { lineForOldNode } from './old-node.ts'
import { runCommandLine } from './run-command-line.ts'

/** The `voyager` command of this process; it ends the process with its exit code. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  const { terminal, leave } = openTerminal(process)
  const refusal = lineForOldNode(process.version, args)
  if (refusal !== undefined) {
    terminal.warn(refusal)
    return leave(exitCodes.missing)
  }
  const code = await runCommandLine(args, {
    terminal,
    commands: allCommands,
    makeParser: (onChoice) =>
      buildParser({ commands: allCommands, version: programVersion(), say: terminal.say, onChoice }),
  })
  leave(code)
}

/** The version of this package. */
function programVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(findManifest(), 'utf8'))
  const version: unknown = Object(manifest).version
  return typeof version === 'string' ? version : 'unknown'
}

function findManifest(): string {
  return fileURLToPath(import.meta.resolve('@voyager-mc/cli/package.json'))
}
