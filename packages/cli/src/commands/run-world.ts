import { definedOf } from '@voyager-mc/core'
import { loadOptional } from '../faults/load-optional.ts'
import { cleanLine, jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import { usualGamePort } from '../options/usual-game.ts'
import type { Command } from './command.ts'

/** `voyager world`: an embedded survival server for one's own clients and agents, until Ctrl-C. */
export const runWorld: Command['run'] = async ({ settings }, { say, warn, signal }) => {
  const { host = '127.0.0.1', port = usualGamePort, version, seed = 1, difficulty, directory } = settings
  const { operators = [], speed, json } = settings
  const { startWorld } = await loadOptional('@voyager-mc/world', () => import('@voyager-mc/world'))
  const world = await startWorld({
    host,
    port,
    version,
    seed,
    difficulty,
    holdsProcess: true,
    operators: operators.length === 1 && operators[0] === 'all' ? true : operators,
    ...definedOf({ directory }),
    ...(speed !== undefined && speed > 0 && { speed }),
  })
  const place = { host: world.host, port: world.port, version: world.version, seed: world.seed }
  say(
    json
      ? jsonLine({ type: 'world', ...place })
      : `A world of Minecraft ${place.version}, seed ${place.seed}, listens at ${place.host}:${place.port}. Ctrl-C ends it.`,
  )
  const tell = (line: string): void => (json ? undefined : say(cleanLine(line)))
  world.events.on('chat', ({ player, text }) => tell(`<${player.name}> ${text}`))
  world.events.on('player-join', ({ player }) => tell(`${player.name} joined`))
  world.events.on('player-leave', ({ player }) => tell(`${player.name} left`))
  world.events.on('player-death', ({ message }) => tell(message))
  world.events.on('error', ({ error }) =>
    warn(`${error instanceof Error ? error.message : String(error)} The world goes on.`),
  )
  await untilAborted(signal)
  await world.close()
  return exitCodes.done
}

// The timer keeps the process alive where the server's socket alone would not.
function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => undefined, 60_000)
    const end = (): void => {
      clearInterval(timer)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
