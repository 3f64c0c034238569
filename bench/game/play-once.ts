// `node bench/game/play-once.ts thread|process`: opens a world with a bot, takes steps in it, and prints how long each
// took. A process of its own, because a virtual clock in it would lie to whoever else measures there.
const kind = process.argv[2]
const rounds = 21

interface Played {
  step(this: void): Promise<unknown>
  now(this: void): number
}

async function inThread(): Promise<Played> {
  const { openGame } = await import('@voyager-mc/game')
  const game = await openGame({ world: { seed: 7 } })
  await game.reset()
  return { step: () => game.step(rest), now: () => performance.now() }
}

async function inProcess(): Promise<Played> {
  const { installVirtualClock, startWorld } = await import('@voyager-mc/world')
  const { createMinecraftEnvironment } = await import('@voyager-mc/bot-runtime')
  const clock = installVirtualClock(globalThis)
  clock.freeze()
  const world = await startWorld({ seed: 7, clock })
  const environment = createMinecraftEnvironment({ port: world.port, version: world.version })
  const whileMoving = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    clock.thaw()
    try {
      return await act()
    } finally {
      clock.freeze()
    }
  }
  await whileMoving(() => environment.reset())
  return { step: () => whileMoving(() => environment.step(rest)), now: () => clock.wall.now() }
}

const rest = { name: 'rest', source: 'async function rest(bot) {}' }
const startedAt = performance.now()
const { step, now } = await (kind === 'thread' ? inThread() : inProcess())
const openMs = now() - startedAt
const { user, system } = process.cpuUsage()
// The first ones load the sandbox and compile the rest.
for (let round = 0; round < 3; round += 1) await step()
const stepsMs: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const beganAt = now()
  await step()
  stepsMs.push(now() - beganAt)
}
const residentMb = process.memoryUsage.rss() / 2 ** 20
process.stdout.write(
  `${JSON.stringify({ openMs, openCpuMs: (user + system) / 1000, stepsMs, residentMb })}\n`,
)
process.exit()
