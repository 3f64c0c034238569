import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { checkWorld } from './check-world.ts'

const location = { x: 0, y: 63, z: 0 }

/** A survival bot without commands on dirt; `answer` is what the server does about the first dig. */
function botOnDirt(answer: (client: EventEmitter) => void) {
  const sent: unknown[] = []
  const client = Object.assign(new EventEmitter(), {
    write(name: string, packet: { readonly status?: number }) {
      sent.push([name, packet.status])
      if (name === 'block_dig' && packet.status === 0) answer(client)
    },
  })
  const bot = fakeBot({
    _client: client,
    game: { gameMode: 'survival', difficulty: 'normal' },
    blockAt: () => ({ diggable: true, hardness: 0.5, position: location }),
    chat: () => undefined,
    tabComplete: async () => [],
  })
  let isTicking = true
  const tick = (): void => {
    bot.emit('physicsTick')
    if (isTicking) setImmediate(tick)
  }
  tick()
  const stop = (): void => {
    isTicking = false
  }
  return { bot, sent, stop }
}

test.each([
  ['sends the block back', (client: EventEmitter) => void client.emit('block_change', { location }), true],
  [
    'refuses the dig',
    (client: EventEmitter) => void client.emit('acknowledge_player_digging', { successful: false }),
    true,
  ],
  ['says nothing', () => undefined, false],
  [
    'changes a block elsewhere',
    (client: EventEmitter) => void client.emit('block_change', { location: { ...location, x: 5 } }),
    false,
  ],
])('a server that %s', async (_what, answer, isProtected) => {
  const { bot, sent, stop } = botOnDirt(answer)
  const findings = await checkWorld(bot, {
    commands: { send: () => undefined },
    signal: new AbortController().signal,
  })
  stop()
  expect(findings.some(({ type }) => type === 'spawn-protection')).toBe(isProtected)
  // The dig is taken back before the block could break.
  expect(sent).toEqual([
    ['block_dig', 0],
    ['block_dig', 1],
  ])
})
