// Plays the written replies on an embedded world and keeps what model and world said: node test/integration/cassette/record-attempts.ts
import type { ChatRequest } from '@voyager-mc/scripted-model'
import { afterwards } from './afterwards.ts'
import { iron } from './iron.ts'
import { recordRun } from './record-run.ts'
import { recordedAttemptsFile, type AskedRole } from './recorded-attempts.ts'
import { stone } from './stone.ts'
import { wood } from './wood.ts'

const played = [...wood, ...stone, ...iron, ...afterwards]
const places = new Map<string, number>()
// The first task is the rules' own.
let proposed = 1

await recordRun(recordedAttemptsFile, {
  seed: 3,
  tasks: played.length,
  reply: textFor,
  writer: 'The replies were written by hand before the run.',
})

function textFor(role: AskedRole, { messages }: ChatRequest): string {
  const asked = messages.find((message) => message.role === 'user')?.content ?? ''
  const task = /^Task(?: it was written for)?: (.+)$/m.exec(asked)?.[1] ?? ''
  switch (role) {
    case 'questions':
      return 'Reasoning: to know what comes next.\nQuestion 1: What can be made of iron?\nConcept 1: iron'
    case 'answer':
      return 'Tools, armour, buckets and shears are made of iron ingots.'
    case 'description':
      return `Does what the task asks: ${task}.`
    case 'critique':
      return JSON.stringify({ reasoning: 'The program log says it.', success: true, critique: '' })
    case 'proposal': {
      const next = played[proposed]?.task ?? 'Mine 9 dirt'
      proposed += 1
      return JSON.stringify({ reasoning: `It is time to ${next.toLowerCase()}.`, task: next })
    }
    case 'program': {
      const replies = played.find((each) => each.task === task)?.replies ?? []
      const place = places.get(task) ?? 0
      places.set(task, place + 1)
      return replies[Math.min(place, replies.length - 1)] ?? ''
    }
  }
}
