import { expect, test } from 'vitest'
import { applyFault } from './apply-fault.ts'
import { evenRates, faultKinds, type FaultKind } from './fault-kind.ts'
import { faultyWriter } from './faulty-writer.ts'

const right = {
  name: 'mineTwoLogs',
  source: `async function helper(bot, count) {
  await mineBlock(bot, "oak_log", count);
}
async function mineTwoLogs(bot) {
  const before = 0;
  await helper(bot, before + 2);
  bot.chat("Mined.");
}`,
}

const never = (): number => 0.999
const always = (): number => 0

function reply(kind: FaultKind | undefined, prompt: string, rounds = 1): string {
  const writer = faultyWriter({ rates: kind === undefined ? {} : { [kind]: 1 }, random: always })
  let text = ''
  for (let round = 0; round < rounds; round += 1)
    text = writer.reply({
      prompt: round === 0 ? '' : prompt,
      right,
      task: 'Mine 2 oak_log',
      isFirst: round === 0,
    })
  return text
}

test('writes the right program where no fault has a rate', () => {
  expect(reply(undefined, '')).toContain(right.source)
})

test.each(faultKinds)('writes the fault %s, and never the same as another', (kind) => {
  const text = reply(kind, '')
  expect(text).not.toContain(right.source + '\n```')
  const others = faultKinds.filter((other) => other !== kind).map((other) => reply(other, ''))
  expect(others).not.toContain(text)
})

const traces: Readonly<Record<FaultKind, string>> = {
  'syntax-error': 'The program has a syntax error: Unexpected token.',
  'unknown-name': 'mineBlockNow is not defined.',
  'wrong-count': 'Program log:\n- "Mined 1 of 2 oak_log."',
  'missing-step': 'Incidents:\n- craftItem failed: missing-item {}',
  'missing-await': 'helper(...) returns a promise that is not awaited.',
  'endless-loop': 'The program used more instructions than it may.',
  'off-topic': 'Critique: Nothing was mined.',
  refusal: 'The reply holds no code block.',
  'cut-off': 'Your reply was cut off.',
}

test.each(faultKinds)('mends %s when the prompt shows it, and not before', (kind) => {
  const silent =
    'Code from the last round:\nasync function mineTwoLogs(bot) {} // 1 of 2 loop, not awaited, mineBlockNow is not defined\nExecution error: none\nProgram log: none\nCritique: none'
  expect(reply(kind, silent, 2)).toBe(reply(kind, ''))
  expect(reply(kind, traces[kind], 2)).toContain(right.source)
})

test('draws each fault at its rate', () => {
  let state = 1
  const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const writer = faultyWriter({ rates: { refusal: 0.1 }, random })
  let faults = 0
  for (let task = 0; task < 4000; task += 1) {
    writer.reply({ prompt: '', right, task: 't', isFirst: true })
    faults += writer.faultsOf('t').length
  }
  expect(faults / 4000).toBeGreaterThan(0.08)
  expect(faults / 4000).toBeLessThan(0.12)
})

test('forgets the faults of a task that is begun anew', () => {
  const writer = faultyWriter({ rates: evenRates(0), random: never })
  writer.reply({ prompt: '', right, task: 't', isFirst: true })
  expect(writer.faultsOf('t')).toEqual([])
})

test('leaves a program alone that offers no place for a fault', () => {
  const source = 'async function rest(bot) {\n}'
  expect(applyFault('unknown-name', { name: 'rest', source })).toBe(source)
})

test('mends a missing step when a helper is called by nobody any more', () => {
  const refusal = 'Both helper(bot) and mineTwoLogs(bot) could be the main function; call one from the other.'
  expect(reply('missing-step', refusal, 2)).toContain(right.source)
})
