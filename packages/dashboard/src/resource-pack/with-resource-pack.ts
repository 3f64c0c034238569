import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { DashboardSource, ReplayPart } from '../dashboard-source.ts'
import type { ResourcePack } from './read-resource-pack.ts'

/** The source with the blocks of its world in the colours of a resource pack, live and played again. */
export function withResourcePack(source: DashboardSource, pack: ResourcePack): DashboardSource {
  const { onFrame, replay } = source
  return {
    ...source,
    ...(onFrame && {
      onFrame(listener) {
        // One after the other, because each frame tells only what the ones before did not.
        let told: Promise<void> = Promise.resolve()
        return onFrame((frame) => {
          told = told.then(async () => listener(await recoloured(frame, pack)))
        })
      },
    }),
    ...(replay && {
      async *replay() {
        for await (const part of replay()) yield 'text' in part ? await recolouredPart(part, pack) : part
      },
    }),
  }
}

async function recolouredPart(part: { readonly text: string }, pack: ResourcePack): Promise<ReplayPart> {
  if (!part.text.includes('"looks"')) return part
  // Written by `recordWorld`.
  const [atMs, frame] = JSON.parse(part.text) as [number, WorldFrame]
  return { text: JSON.stringify([atMs, await recoloured(frame, pack)]) }
}

async function recoloured(frame: WorldFrame, pack: ResourcePack): Promise<WorldFrame> {
  if (frame.looks === undefined) return frame
  const looks = frame.looks.map(
    async ([state, look]) => [state, { ...look, ...(await pack.coloursOf(look.name)) }] as const,
  )
  return { ...frame, looks: await Promise.all(looks) }
}
