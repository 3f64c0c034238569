import { EventEmitter } from 'node:events'
import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { throttleChat } from './throttle-chat.ts'

function talker() {
  const sent: string[] = []
  const bot = Object.assign(new EventEmitter(), { chat: (text: string) => void sent.push(text) })
  // An event emitter with the members that are used.
  throttleChat(bot as unknown as Bot)
  const tick = (count: number): void => {
    for (let done = 0; done < count; done += 1) bot.emit('physicsTick')
  }
  const talk = (count: number): void => {
    for (let line = 1; line <= count; line += 1) bot.chat(`line ${line}`)
  }
  return { bot, sent, tick, talk }
}

test('sends a few lines at once', () => {
  const { sent, talk } = talker()
  talk(5)
  expect(sent).toHaveLength(5)
})

test('sends further lines one a second and in order', () => {
  const { sent, talk, tick } = talker()
  talk(10)
  const atOnce = sent.length
  tick(19)
  expect(sent).toHaveLength(atOnce)
  tick(81)
  expect(sent).toEqual(Array.from({ length: 10 }, (_, line) => `line ${line + 1}`))
})

test('stays below what servers kick for', () => {
  const { sent, talk, tick } = talker()
  let [spam, worst, seen] = [0, 0, 0]
  for (let second = 0; second < 60; second += 1) {
    talk(10)
    spam += 20 * (sent.length - seen)
    seen = sent.length
    worst = Math.max(worst, spam)
    tick(20)
    spam = Math.max(0, spam - 20)
  }
  expect(worst).toBeLessThan(200)
})

test('does not go on talking for minutes', () => {
  const { sent, talk, tick } = talker()
  talk(1000)
  tick(10_000)
  expect(sent).toHaveLength(25)
})

test('lets commands pass', () => {
  const { bot, sent, talk } = talker()
  talk(10)
  bot.chat('/tp @s 0 0 0')
  expect(sent.at(-1)).toBe('/tp @s 0 0 0')
})

test('counts the lines that a long or broken text leaves as', () => {
  const { bot, sent, tick } = talker()
  bot.chat(`${'a'.repeat(300)}\nb\n\nc\u0007§d`)
  expect(sent.map((line) => line.length)).toEqual([256, 44, 1, 4])
  bot.chat('e\n'.repeat(1000))
  expect(sent).toHaveLength(5)
  tick(10_000)
  expect(sent).toHaveLength(24)
})
