import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { guardCommands, type CommandRefusal } from './command-gate.ts'

function guarded() {
  const sent: unknown[] = []
  const refusals: CommandRefusal[] = []
  const client = {
    write: (_name: string, { message }: { readonly message: string }) => void sent.push(message),
    writeRaw: (bytes: Uint8Array) => void sent.push(bytes),
  }
  const say = (message: string): void => client.write('chat', { message })
  const bot = fakeBot({ _client: client, chat: say })
  const gate = guardCommands(bot)
  const stop = gate.listen((refusal) => refusals.push(refusal))
  return { bot, gate, sent, refusals, say, stop }
}

test('a permit is good for one packet with that command', () => {
  const { bot, gate, sent, refusals } = guarded()
  gate.send('seed')
  bot.chat('/seed')
  bot.chat('/stop')
  expect(sent).toEqual(['/seed'])
  expect(refusals.map(({ command }) => command)).toEqual(['/seed', '/stop'])
})

test('a command that leaves a moment later has its permit still', () => {
  const { bot, gate, sent, say } = guarded()
  bot.chat = () => undefined
  gate.send('seed')
  say('/stop')
  say('/seed')
  expect(sent).toEqual(['/seed'])
})

test('bytes that nobody can look into do not leave', () => {
  const { bot, sent, refusals } = guarded()
  bot._client.writeRaw(Buffer.from('/op me'))
  expect(sent).toEqual([])
  expect(refusals).toEqual([{ packet: 'raw', command: '6 bytes' }])
})

test('a refusal while nobody listens is told to the next who does, and long texts are cut', () => {
  const { bot, gate, refusals, stop } = guarded()
  stop()
  for (let count = 0; count < 500; count += 1) bot.chat(`/${'a'.repeat(1000)}`)
  gate.listen((refusal) => refusals.push(refusal))
  expect(refusals).toHaveLength(100)
  expect(refusals[0]?.command).toHaveLength(256)
})
