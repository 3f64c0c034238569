import { startWorld } from '@voyager-mc/world'
import { rounded, type Row } from '../benchmark.ts'
import { startFlyingSquid } from './flying-squid.ts'
import { joinBot, type Address } from './join-bot.ts'

const rounds = 5

/** How long a world takes to start, and a bot to stand in it; the first start loads the data of the version. */
export async function measureJoining(version: string): Promise<readonly Row[]> {
  const ours = await medians(async () => {
    const startedAt = performance.now()
    const world = await startWorld({ version, seed: 7 })
    return { address: world, startMs: performance.now() - startedAt, close: () => world.close() }
  })
  const squid = await medians(async () => {
    const server = await startFlyingSquid(version)
    return server && { address: server, startMs: server.startMs, close: () => server.close() }
  })
  return [
    {
      what: 'start',
      figure: ours ? `${ours.startMs} ms` : '',
      target: '',
      'flying-squid': squid ? `${squid.startMs} ms` : 'not installed',
    },
    {
      what: 'join (until the bot has spawned)',
      figure: ours ? `${ours.joinMs} ms` : '',
      target: 'at most 100 ms',
      'flying-squid': squid ? `${squid.joinMs} ms` : 'not installed',
    },
  ]
}

interface Started {
  readonly address: Address
  readonly startMs: number
  close(): Promise<void>
}

async function medians(
  start: () => Promise<Started | undefined>,
): Promise<{ readonly startMs: number; readonly joinMs: number } | undefined> {
  const starts: number[] = []
  const joins: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await start()
    if (!server) return undefined
    const listening = performance.now()
    const bot = await joinBot(server.address, 'bench')
    starts.push(server.startMs)
    joins.push(performance.now() - listening)
    bot.end()
    await server.close()
  }
  return { startMs: median(starts), joinMs: median(joins) }
}

const median = (values: readonly number[]): number =>
  rounded(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
