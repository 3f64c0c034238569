import type { RunNews } from '../../src/server/run-feed.ts'

export interface ConnectOptions {
  readonly onOpen: () => void
  readonly onNews: (news: RunNews) => void
  readonly onLost: () => void
}

/** Longest pause before another try, in milliseconds. */
const longestPauseMs = 5000

/** Listens to the server, and again after every loss; returns what ends it. */
export function connect({ onOpen, onNews, onLost }: ConnectOptions): () => void {
  let isOver = false
  let pauseMs = 250
  let socket: WebSocket | undefined
  const begin = (): void => {
    socket = new WebSocket(`ws://${location.host}/api/live`)
    socket.addEventListener('open', () => {
      pauseMs = 250
      onOpen()
    })
    socket.addEventListener('message', ({ data }) => {
      // The server of this page sends nothing else.
      onNews(JSON.parse(String(data)) as RunNews)
    })
    socket.addEventListener('close', () => {
      if (isOver) return
      onLost()
      setTimeout(begin, pauseMs)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    })
  }
  begin()
  return () => {
    isOver = true
    socket?.close()
  }
}
