import { expect, test } from 'vitest'
import { evenRates, faultKinds, type FaultKind, type FaultRates } from './fault-kind.ts'
import { faultyWriter, type FaultyWriterOptions } from './faulty-writer.ts'
import { spoilLine } from './spoil-line.ts'

const right = {
  name: 'craftTwoSticks',
  source: `async function countOf(bot) {
  await bot.waitForTicks(1);
}
async function obtainStick(bot, count) {
  await craftItem(bot, "stick", 2);
}
async function craftTwoSticks(bot) {
  await obtainStick(bot, 2);
}`,
  steps: ['obtainStick'],
}
const task = 'Craft 2 stick'

interface Round {
  readonly kind: FaultKind
  /** What the second reply is told; absent writes the first one alone. */
  readonly told?: readonly string[]
  readonly options?: Partial<FaultyWriterOptions>
}

/** The program as it is written with one sure fault. */
function write({ kind, told, options = {} }: Round): string {
  const writer = faultyWriter({ rates: { [kind]: 1 }, random: () => 0.5, mending: 1, ...options })
  const ask = (messages: readonly string[], isFirst: boolean): string =>
    writer.reply({ messages, right, task, isFirst })
  const first = ask([`Task: ${task}`], true)
  return told === undefined ? first : ask(told, false)
}

test('writes the right program where no fault has a rate', () => {
  const writer = faultyWriter({ rates: {}, random: () => 0.5 })
  expect(writer.reply({ messages: [], right, task, isFirst: true })).toContain(right.source)
  expect(writer.faultsOf(task)).toEqual([])
})

test.each(faultKinds)('writes the fault %s, and never the same as another', (kind) => {
  const text = write({ kind })
  expect(text).not.toContain(`${right.source}\n\`\`\``)
  expect(faultKinds.filter((other) => other !== kind).map((other) => write({ kind: other }))).not.toContain(
    text,
  )
})

const request = (...lines: readonly string[]): string =>
  ['Code from the last round:', right.source, ...lines, 'Biome: plains', `Task: ${task}`].join('\n')

/** What the agent is told after a program with the fault, by the part of the loop that tells it. */
const traces: Readonly<Record<FaultKind, readonly string[]>> = {
  'syntax-error': ['', 'The program has a syntax error: Unexpected token.'],
  'unknown-name': ['', '- line 5: craftItemNow is not defined; use craftItem.'],
  'missing-await': ['', '- line 5: craftItem(…) is not awaited; write await craftItem(…).'],
  refusal: ['', 'The reply holds no code block.'],
  'cut-off': ['', 'Your reply was cut off.'],
  'unknown-member': [request('Execution error: "bot.inventory.countOf is not a function"')],
  'endless-loop': [request('Execution error: "stopped at the instructions limit"')],
  'wrong-item': [request('Execution error: "There is no item sticks"')],
  'wrong-count': [request('Execution error: none', 'Program log:', '- "Got 1 of 2 stick."')],
  'missing-step': [request('Execution error: none', 'Incidents:', '- craftItem failed: missing-item stick')],
  'off-topic': [`${request('Execution error: none')}\nCritique: Nothing was crafted.`],
}

test.each(faultKinds)('mends %s when it is told where, and not before', (kind) => {
  const silent = `${request('Execution error: none', 'Program log: none')}\nCritique: none`
  expect(write({ kind, told: [silent] })).toBe(write({ kind }))
  expect(write({ kind, told: traces[kind] })).toContain(right.source)
})

test('guesses at a fault where only the critique says that the attempt failed', () => {
  const told = [`${request('Execution error: none')}\nCritique: Got 1 of 2 stick.`]
  const guess = (guessing: number): string => write({ kind: 'wrong-count', told, options: { guessing } })
  expect(guess(1)).toContain(right.source)
  expect(guess(0)).toBe(write({ kind: 'wrong-count' }))
})

test('takes nothing that is seen around the bot for what its program said', () => {
  const told = [request('Execution error: none', 'Program log: none', 'Nearby: 1 of 2 stick, No way')]
  expect(write({ kind: 'wrong-count', told })).toBe(write({ kind: 'wrong-count' }))
})

test('knows what the context of the task tells', () => {
  const answer = `Task: ${task}\nContext: Question: How to craft stick?\nAnswer: A stick is made of planks.\nCritique: none`
  const first = (kind: FaultKind, message: string): string => {
    const writer = faultyWriter({ rates: { [kind]: 1 }, random: () => 0.5, ignorance: 0 })
    return writer.reply({ messages: [message], right, task, isFirst: true })
  }
  expect(first('missing-step', answer)).toContain(right.source)
  expect(first('missing-step', `Task: ${task}`)).not.toContain(right.source)
  expect(first('unknown-name', answer)).not.toContain(right.source)
})

/** Faults in the first programs of many tasks, on average. */
function faultsEach(rates: FaultRates, program = right): number {
  let [state, sum] = [1, 0]
  const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const tries = 4000
  for (let number = 0; number < tries; number += 1) {
    const writer = faultyWriter({ rates, random })
    writer.reply({ messages: [], right: program, task, isFirst: true })
    sum += writer.faultsOf(task).length
  }
  return sum / tries
}

test('makes faults at their rate in each line that is written, and none in what is known by heart', () => {
  const one = faultsEach({ 'unknown-name': 0.1 })
  expect(one).toBeGreaterThan(0.08)
  expect(one).toBeLessThan(0.12)
  const three = faultsEach({ 'unknown-name': 0.1 }, { ...right, steps: [] })
  expect(three).toBe(0)
})

test('makes more faults in a long program than in one that calls a skill', () => {
  const long = { ...right, source: right.source.replace(/( {2}await craftItem.*\n)/, '$1$1$1$1') }
  expect(faultsEach(evenRates(0.1), long)).toBeGreaterThan(2 * faultsEach(evenRates(0.1)))
})

test('makes the same faults in the same lines, whatever stands around them', () => {
  const faultsIn = (source: string): string | undefined => {
    const writer = faultyWriter({ rates: evenRates(0.9), random: () => 0.25 })
    return /.*"stick".*/.exec(
      writer.reply({ messages: [], right: { ...right, source }, task, isFirst: true }),
    )?.[0]
  }
  const other = right.source.replace(
    'obtainStick(bot, count) {',
    '$&\n  await craftItem(bot, "oak_planks", 1);',
  )
  expect(faultsIn(other)).toBe(faultsIn(right.source))
})

test('draws anew when the task is begun anew', () => {
  const writer = faultyWriter({ rates: evenRates(0.5), random: () => 0.25 })
  const tries = Array.from({ length: 20 }, () => writer.reply({ messages: [], right, task, isFirst: true }))
  expect(new Set(tries).size).toBeGreaterThan(4)
})

test('leaves a line alone that offers no place for a fault', () => {
  expect(spoilLine('  await rest(bot);', 'wrong-count')).toBe('  await rest(bot);')
  expect(spoilLine('  const log = await find(bot);', 'missing-step')).toBe('  const log = await find(bot);')
})

test.each([
  ['  await obtainPlanks(bot, 3 * times);', '  await obtainPlanks(bot, 2 * times);'],
  ['  await craftItem(bot, "stick", times);', '  await craftItem(bot, "stick", times - 1);'],
  ['  await obtainStick(bot, before + count);', '  await obtainStick(bot, before + count - 1);'],
  ['  await killMob(bot, "pig", 2);', '  await killMob(bot, "pig", 1);'],
])('one too few of %s', (line, spoiled) => {
  expect(spoilLine(line, 'wrong-count')).toBe(spoiled)
})
