#!/usr/bin/env node
import { WorldError } from '../errors/world-error.ts'
import { startWorld } from '../start-world.ts'
import { parseArguments, usage } from './parse-arguments.ts'

const isDebug = process.argv.includes('--debug')

try {
  const { isHelp, options } = parseArguments(process.argv.slice(2))
  if (isHelp) console.log(usage)
  else await serve(options)
} catch (error) {
  if (isDebug || !WorldError.isInstance(error)) console.error(error)
  else console.error(error.message)
  process.exitCode = 1
}

async function serve(options: Parameters<typeof startWorld>[0]): Promise<void> {
  const world = await startWorld(options)
  console.log(
    `Minecraft ${world.version}, seed ${world.seed}, on ${world.host}:${world.port}; Ctrl-C ends it.`,
  )
  world.events.on('chat', ({ player, text }) => console.log(`<${player.name}> ${text}`))
  world.events.on('player-join', ({ player }) => console.log(`${player.name} joined`))
  world.events.on('player-leave', ({ player }) => console.log(`${player.name} left`))
  world.events.on('player-death', ({ message }) => console.log(message))
  world.events.on('error', ({ error, during }) => {
    if (isDebug) console.error(during, error)
    else if (WorldError.isInstance(error)) console.error(`${error.message} The world goes on unsaved.`)
  })
  const stop = (): void => {
    world
      .close()
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
      })
      // Sockets of clients that do not answer must not keep the process alive.
      .finally(() => process.exit())
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
