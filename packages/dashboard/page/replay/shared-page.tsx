import type { JSX } from 'preact'
import type { LoadedReplay } from './load-replay.ts'
import { PlayedReplay } from './replay-page.tsx'

/** Page of a replay that was saved as one file. */
export function SharedPage({ loaded }: { readonly loaded: LoadedReplay }): JSX.Element {
  return (
    <>
      <header>
        <h1>{loaded.replay.title}</h1>
        <span class="quiet">a recorded run</span>
      </header>
      <main>
        <PlayedReplay loaded={loaded} />
      </main>
    </>
  )
}
