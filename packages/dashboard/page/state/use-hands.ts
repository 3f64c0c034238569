import { useState } from 'preact/hooks'
import type { Hand } from '@voyager-mc/voyager/oversight'

/** A person at the page. */
export interface Hands {
  readonly act: (hand: Hand) => void
  /** Answer to the last hand, in words. */
  readonly answer: string
  readonly name: string
  readonly setName: (name: string) => void
}

const place = 'voyager-name'

/** Sends what a person does, with the name that the person gave. */
export function useHands(): Hands {
  const [answer, setAnswer] = useState('')
  const [name, setName] = useState(() => localStorage.getItem(place) ?? '')
  return {
    answer,
    name,
    setName(next) {
      localStorage.setItem(place, next)
      setName(next)
    },
    act: (hand) => void sendHand('/api/hands', hand).then(setAnswer),
  }
}

/** Sends a hand with the person's name; gives the answer in words. */
export async function sendHand(path: string, hand: object): Promise<string> {
  try {
    const body = JSON.stringify({ ...hand, by: localStorage.getItem(place) ?? '' })
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const response = await fetch(path, request)
    return response.ok ? 'Done.' : await response.text()
  } catch {
    return 'The server does not answer.'
  }
}
