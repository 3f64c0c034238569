#!/usr/bin/env node
import { AgentError } from '@voyager-mc/core'
import { serveBot } from '../serve-bot.ts'
import { parseArguments, usage } from './parse-arguments.ts'

// Standard output belongs to the client: whatever else is printed goes to standard error.
console.log = console.error
console.info = console.error

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

try {
  const { isHelp, options } = parseArguments(process.argv.slice(2), { variables: process.env })
  if (isHelp) process.stdout.write(`${usage}\n`)
  else {
    await serveBot(options, {
      input: process.stdin,
      output: process.stdout,
      complain: (line) => process.stderr.write(`${line}\n`),
      signal: stop.signal,
    })
  }
} catch (error) {
  console.error(AgentError.isInstance(error) ? error.message : error)
  process.exitCode = 1
}
// A socket that closes slowly must not keep the process alive.
process.exit()
