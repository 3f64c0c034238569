import type { Game } from '@voyager-mc/game'
import type { Home } from '@voyager-mc/voyager/home'
import { loadDashboard } from './load-dashboard.ts'

/** A second of the world: enough to see where the bot goes, and small. */
const ticksPerFrame = 20

interface RecordRunOptions {
  readonly watch: Game['watch']
  readonly onNotice: (text: string) => void
}

/** Records the world around the bot into the home of its run; returns what ends it and writes the rest. */
export async function recordRun(
  home: Home,
  { watch, onNotice }: RecordRunOptions,
): Promise<() => Promise<void>> {
  const { recordWorld } = await loadDashboard()
  const recording = recordWorld(home.database, {
    onFault: (error) =>
      onNotice(
        `The world is not recorded any more: ${error instanceof Error ? error.message : String(error)}`,
      ),
  })
  const stop = await watch(recording.take, { everyTicks: ticksPerFrame, rangeBlocks: 32 })
  return async () => {
    stop()
    await recording.end()
  }
}
