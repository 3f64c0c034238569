import { setTimeout as sleep } from 'node:timers/promises'
import type { Command, Terminal } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { loadOptional } from './load-optional.ts'

/** `voyager world`: an embedded survival server for one's own clients and agents, until Ctrl-C. */
export const worldCommand: Command = {
  name: 'world',
  words: '',
  summary: 'start an embedded survival world that agents and clients can join',
  details: ['It runs until Ctrl-C. Needs @voyager-mc/world.'],
  examples: ['voyager world --seed 7', 'voyager world --port 25565 --directory worlds/first'],
  flags: {
    host: { value: 'HOST', summary: 'address to listen at (127.0.0.1)' },
    port: { value: 'PORT', summary: 'port to listen at (25565)' },
    version: { value: 'VERSION', summary: 'game version (1.19.4)' },
    seed: { value: 'N', summary: 'decides terrain and dice (1)' },
    directory: { value: 'DIR', summary: 'keep the world there; without it, it ends with the process' },
    operators: { summary: 'let players use slash commands' },
  },
  run: async (input, terminal) => {
    const { startWorld } = await loadOptional('@voyager-mc/world', () => import('@voyager-mc/world'))
    const [version, directory] = [input.text('version'), input.text('directory')]
    const world = await startWorld({
      host: input.text('host') ?? '127.0.0.1',
      port: input.whole('port', { most: 65_535 }) ?? 25_565,
      seed: input.whole('seed', { least: -(2 ** 31), most: 2 ** 31 - 1 }) ?? 1,
      operators: input.is('operators'),
      ...(version !== undefined && { version }),
      ...(directory !== undefined && { directory }),
    })
    const { host, port, seed } = world
    terminal.say(
      input.json
        ? JSON.stringify({ type: 'world', host, port, version: world.version, seed })
        : `A world of Minecraft ${world.version}, seed ${seed}, listens at ${host}:${port}. Ctrl-C ends it.`,
    )
    await untilStopped(terminal)
    await world.close()
    return exitCodes.done
  },
}

async function untilStopped({ signal }: Terminal): Promise<void> {
  while (!signal.aborted) {
    // The timer keeps the process alive where the server's socket alone would not.
    await sleep(60_000, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}
