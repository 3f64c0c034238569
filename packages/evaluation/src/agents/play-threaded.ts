import { InvalidArgumentError, packError, seededRandom, unpackError } from '@voyager-mc/core'
import type { TokenUse } from '../trials/token-meter.ts'
import type { TrialAgent, TrialReport } from '../trials/trial-agent.ts'
import type { AgentThreadData, FromAgent, ThreadedTrial, ToAgent } from './agent-message.ts'
import { threadedEnvironments } from './threaded-environment.ts'

/** Port of an agent's thread to the one that has the games. */
export interface AgentPort {
  postMessage(message: FromAgent): void
  on(event: 'message', listener: (message: ToAgent) => void): void
}

/** Loads the agent of a module and lets it play; what goes wrong is posted. */
export async function playThreaded(data: AgentThreadData, port: AgentPort): Promise<void> {
  const post = (message: FromAgent): void => port.postMessage(message)
  const { module, exported, trial } = data
  try {
    const agent = await loadAgent(module, exported)
    post(trial ? { type: 'report', report: await play(agent, { trial, port }) } : { type: 'loaded' })
  } catch (error) {
    post({ type: 'failure', error: packError(error) })
  }
}

async function play(
  agent: TrialAgent,
  { trial, port }: { readonly trial: ThreadedTrial; readonly port: AgentPort },
): Promise<TrialReport> {
  const ending = new AbortController()
  const { environments, hear } = threadedEnvironments(trial, (message) => port.postMessage(message))
  port.on('message', (message) => {
    if (message.type === 'abort') ending.abort(unpackError(message.error))
    else hear(message)
  })
  const [environment, ...others] = environments
  if (environment === undefined) throw new InvalidArgumentError('bots', 0, 'a trial has one at least.')
  const { task, budget, seed, version, bots, chance } = trial
  const mates = others.map((mate, index) => ({ name: bots[index + 1] ?? '', environment: mate }))
  const given = {
    environment,
    mates,
    budget,
    useTokens: (tokens: TokenUse) => port.postMessage({ type: 'tokens', tokens }),
    seed,
    version,
    random: seededRandom(chance),
    ...(task && { task }),
  }
  return agent(given, { signal: ending.signal })
}

async function loadAgent(module: string, exported: string): Promise<TrialAgent> {
  const exports: Readonly<Record<string, unknown>> = await import(module)
  const agent = exports[exported]
  // A function is all that can be checked; one that is no agent fails its trial.
  if (typeof agent === 'function') return agent as TrialAgent
  const remedy = `export a function of that name from ${module}.`
  throw new InvalidArgumentError('exported', exported, remedy)
}
