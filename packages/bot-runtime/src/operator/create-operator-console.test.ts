import { expect, test } from 'vitest'
import type { UntimedEvent } from '../bot/untimed-event.ts'
import { createOperatorConsole } from './create-operator-console.ts'

test('sends an allowed command and reports it', () => {
  const sent: string[] = []
  const events: UntimedEvent[] = []
  const console = createOperatorConsole(
    { send: (command) => sent.push(command) },
    { powers: { reset: true }, emit: (event) => events.push(event) },
  )
  console.run('reset', 'clear @s')
  expect(sent).toEqual(['clear @s'])
  expect(events).toEqual([{ type: 'operator-command', power: 'reset', command: '/clear @s' }])
})

test('refuses a power that is off and names the option', () => {
  const console = createOperatorConsole({ send: () => expect.fail() }, { emit: () => undefined })
  expect(() => console.run('teleportWhenStuck', 'tp @s 0 0 0')).toThrow(
    'operator.teleportWhenStuck is undefined; set operator: { teleportWhenStuck: true } to allow /tp.',
  )
})
