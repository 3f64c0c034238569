import type { TrialAgent } from '../trials/trial-agent.ts'

const program = { name: 'chop', source: 'async function chop(bot) {}' }

/** Does one step with every bot and says what it was given. */
export const honest: TrialAgent = async ({ environment, mates, task, seed, random }) => {
  const { observation } = await environment.step(program)
  for (const mate of mates) await mate.environment.step(program)
  return { claim: observation.inventory['oak_log'] === 1, note: `${task?.name} ${seed} ${random() < 1}` }
}

/** Blocks its thread. */
export const blocking: TrialAgent = async () => {
  for (;;);
}

/** Waits for the signal and obeys it. */
export const patient: TrialAgent = (_trial, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Fills its memory. */
export const greedy: TrialAgent = async () => {
  const held: unknown[] = []
  for (;;) held.push(Array.from({ length: 1e5 }, () => ({ held })))
}

/** Ends its process. */
export const leaving: TrialAgent = async () => process.exit(3)

/** Kills its process. */
export const killing: TrialAgent = async () => {
  process.kill(process.pid, 'SIGKILL')
  return {}
}

/** Prints something that looks like a result. */
export const printing: TrialAgent = async (trial, options) => {
  process.stdout.write('{"type":"results"}\n')
  return honest(trial, options)
}

/** Runs something that is no program. */
export const confused: TrialAgent = async ({ environment }) => {
  // Agents of others are not always checked by a compiler.
  await environment.step('craft a pickaxe' as never)
  return {}
}

/** Gives an account without an end. */
export const wordy: TrialAgent = async () => ({ note: 'never '.repeat(100_000) })

/** Uses up more than it may. */
export const spending: TrialAgent = async ({ environment }) => {
  for (;;) await environment.step(program)
}

/** Uses up more than it may and gives an account then. */
export const accounting: TrialAgent = async ({ environment }) => {
  try {
    for (;;) await environment.step(program)
  } catch {
    return { claim: false }
  }
}

/** Asks a model, tells of it, and throws. */
export const asking: TrialAgent = async ({ useTokens }) => {
  useTokens({ input: 40, output: 2 })
  useTokens({ input: 8, output: 0 })
  throw new TypeError('no idea')
}

/** Tells of tokens that are none. */
export const boasting: TrialAgent = async ({ useTokens }) => {
  useTokens({ input: -1, output: 0 })
  return {}
}

/** Throws. */
export const throwing: TrialAgent = async () => {
  throw new TypeError('no idea')
}
