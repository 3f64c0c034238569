import type { WebSocket } from 'ws'

// A page that does not read is cut off before it fills the memory.
const mostWaitingBytes = 64 * 1024 * 1024

/** Sends a text to a page; one that has left too much unread is cut off instead. */
export function sendOrCutOff(
  connection: Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>,
  text: string,
): void {
  if (connection.bufferedAmount > mostWaitingBytes) connection.terminate()
  else connection.send(text)
}
