#!/usr/bin/env node
import { runCommand } from './run-command.ts'
import { createStatusLine } from './status-line.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

const status = createStatusLine(process.stderr)
const code = await runCommand(process.argv.slice(2), {
  say: (text) => status.around(() => console.log(text)),
  complain: (text) => status.around(() => console.error(text)),
  ...(process.stderr.isTTY && { progress: status.show }),
  signal: stop.signal,
  directory: process.cwd(),
  variables: process.env,
})
status.around(() => undefined)
// A model client or a half-open socket must not keep a finished command alive.
process.exit(code)
