import { useEffect, useState } from 'preact/hooks'
import type { FleetView } from '../../src/fleet-view.ts'

/** Time between two questions, in milliseconds; a page that is not seen asks nothing. */
const pauseMs = 2000

/** The fleet as it was told last, and why it cannot be told any more. */
export function useFleet(): { readonly view?: FleetView; readonly fault?: string } {
  const [state, setState] = useState<{ readonly view?: FleetView; readonly fault?: string }>({})
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.hidden) return
      const answer = await fetch('/api/fleet')
      if (!answer.ok) {
        const fault = await answer.text()
        setState(({ view }) => ({ ...(view && { view }), fault: `The fleet cannot be read: ${fault}` }))
        return
      }
      // The server of this page says it in this shape.
      setState({ view: (await answer.json()) as FleetView })
    }
    const tell = (): void =>
      void ask().catch(() =>
        setState(({ view }) => ({ ...(view && { view }), fault: 'The server does not answer.' })),
      )
    tell()
    const timer = setInterval(tell, pauseMs)
    return () => clearInterval(timer)
  }, [])
  return state
}
