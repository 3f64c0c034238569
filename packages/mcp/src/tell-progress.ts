import type { ServerNotification } from '@modelcontextprotocol/sdk/types.js'

export interface TellProgressOptions {
  /** Token of a client that wants to hear; absent when it does not. */
  readonly token: string | number | undefined
  readonly send: (notification: ServerNotification) => Promise<void>
  /** Name of the tool that works. */
  readonly tool: string
}

// Clients give up on a silent call after a minute or less.
const beatMs = 5000

/** Tells a client every few seconds that its call is still at work; returns what stops it. */
export function tellProgress({ token, send, tool }: TellProgressOptions): () => void {
  if (token === undefined) return () => undefined
  let beats = 0
  const tell = (): void => {
    const seconds = (beats * beatMs) / 1000
    const message = `${tool} has been at work for ${seconds} s`
    const params = { progressToken: token, progress: seconds, message }
    beats += 1
    // A client that has gone hears nothing, which is what it wants.
    send({ method: 'notifications/progress', params }).catch(stop)
  }
  const timer = setInterval(tell, beatMs)
  const stop = (): void => clearInterval(timer)
  tell()
  return stop
}
