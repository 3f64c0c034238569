import { measure, type Probe } from './probe.ts'

const longestWaitMs = 3000
const said = 'Hello, I am looking around.'

/** Says a sentence and listens for it. */
export const probeChat: Probe = async (bot, { clock, signal }) => {
  const heard = new AbortController()
  const onMessage = (text: string): void => {
    if (text.includes(said)) heard.abort()
  }
  bot.on('messagestr', onMessage)
  try {
    bot.chat(said)
    await clock
      .sleep(longestWaitMs, { signal: AbortSignal.any([signal, heard.signal]) })
      .catch(() => undefined)
    signal.throwIfAborted()
  } finally {
    bot.removeListener('messagestr', onMessage)
  }
  const isHeard = heard.signal.aborted
  const message = isHeard
    ? 'A sentence in the chat comes back, as in vanilla.'
    : 'A sentence in the chat did not come back; vanilla sends it to everybody.'
  return [measure('chat', isHeard, message)]
}
