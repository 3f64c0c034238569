import type { DashboardSource } from '../dashboard-source.ts'
import type { ReplayLine } from './replay-data.ts'

/** Gives the lines of a source's replay; a fault on the way is the last line. */
export async function* replayLines({
  title,
  replay,
}: Pick<DashboardSource, 'title' | 'replay'>): AsyncGenerator<string> {
  const line = (content: ReplayLine): string => `${JSON.stringify(content)}\n`
  yield line({ title })
  try {
    for await (const part of replay?.() ?? []) yield 'text' in part ? `{"frame":${part.text}}\n` : line(part)
  } catch (error) {
    yield line({ fault: error instanceof Error ? error.message : String(error) })
  }
}
