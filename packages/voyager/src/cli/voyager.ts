#!/usr/bin/env node
import { runCommand } from './run-command.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

const code = await runCommand(process.argv.slice(2), {
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
  signal: stop.signal,
})
// A model client or a half-open socket must not keep a finished command alive.
process.exit(code)
