import { createReplay, type Replay } from '../../src/replay/create-replay.ts'
import { parseReplay } from '../../src/replay/replay-data.ts'

/** A replay with what is missing of it, in words. */
export interface LoadedReplay {
  readonly replay: Replay
  readonly fault?: string
}

/** Loads the replay of that number from the server of the page. */
export async function loadReplay(number: number): Promise<LoadedReplay> {
  const answer = await fetch(`/api/replays/${number}`)
  if (!answer.ok) throw new Error(await answer.text())
  return made(await answer.text())
}

/** Reads the replay that the page itself holds; undefined when it holds none. */
export async function readOwnReplay(): Promise<LoadedReplay | undefined> {
  const held = document.getElementById('replay')?.textContent
  if (held === undefined || held === null) return undefined
  const packed = Uint8Array.from(atob(held), (letter) => letter.codePointAt(0) ?? 0)
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return made(await new Response(unpacked).text())
}

function made(text: string): LoadedReplay {
  const data = parseReplay(text)
  return { replay: createReplay(data), ...(data.fault !== undefined && { fault: data.fault }) }
}
