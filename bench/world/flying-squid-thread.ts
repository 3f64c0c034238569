// The body of a worker thread: plain flying-squid, which takes the console and the exit of its process for itself.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** What is used of an untyped CommonJS package. */
interface SquidModule {
  createMCServer(options: object): {
    once(event: 'listening', listener: () => void): void
    on(event: 'error', listener: (error: unknown) => void): void
  }
}

const { port, version } = workerData as { readonly port: number; readonly version: string } // from flying-squid.ts

function load(): SquidModule | undefined {
  try {
    return createRequire(import.meta.url)('flying-squid') as SquidModule // see above
  } catch {
    return undefined
  }
}

const squid = load()
if (squid === undefined) parentPort?.postMessage({ isInstalled: false })
else start(squid)

function start(module: SquidModule): void {
  const startedAt = performance.now()
  const server = module.createMCServer({
    port,
    version,
    'online-mode': false,
    'max-players': 50,
    'view-distance': 6,
    'everybody-op': true,
    'max-entities': 1000,
    'player-list-text': { header: { text: '' }, footer: { text: '' } },
    logging: false,
    noConsoleOutput: true,
    gameMode: 0,
    difficulty: 1,
    kickTimeout: 30_000,
    motd: '',
    modpe: false,
    plugins: {},
    generation: { name: 'diamond_square', options: { worldHeight: 80, seed: 7 } },
  })
  server.on('error', () => undefined)
  server.once('listening', () => {
    parentPort?.postMessage({ isInstalled: true, startMs: performance.now() - startedAt })
  })
}
