import {
  createTurns,
  EnvironmentLostError,
  type CallOptions,
  type Environment,
  type Observation,
  type PrimitiveDescription,
  type Program,
  type StepResult,
} from '@voyager-mc/core'

export interface CreateBotSessionOptions {
  readonly environment: Environment
  /** Wall time one tool call may take, in milliseconds: 120 000 by default. */
  readonly stepTimeoutMs?: number
}

/** Result of a program, with the observation before it. */
export interface SessionStep extends StepResult {
  readonly before: Observation
}

/** One bot that several clients share: it joins when it is first needed and does one thing at a time. */
export interface BotSession {
  /** Primitives of its environment; absent when that does not say. */
  readonly primitives?: readonly PrimitiveDescription[]
  observe(options?: CallOptions): Promise<Observation>
  run(program: Program, options?: CallOptions): Promise<SessionStep>
  /** Calls the listener after each step; returns what stops it. */
  onStep(listener: () => void): () => void
  /** Leaves the world. */
  close(): Promise<void>
}

/** Makes a session over an environment; nothing is joined before the first call. */
export function createBotSession({
  environment,
  stepTimeoutMs = 120_000,
}: CreateBotSessionOptions): BotSession {
  const turns = createTurns()
  const listeners = new Set<() => void>()
  let seen: Observation | undefined
  const join = async (signal: AbortSignal | undefined): Promise<Observation> => {
    seen = await environment.reset(signal === undefined ? {} : { signal })
    return seen
  }
  const { primitives } = environment
  return {
    ...(primitives && { primitives }),
    observe: ({ signal } = {}) => turns.take(() => join(signal), { signal }),
    run: (program, { signal } = {}) =>
      turns.take(
        async () => {
          const before = seen ?? (await join(signal))
          try {
            const options = { timeoutMs: stepTimeoutMs, ...(signal === undefined ? {} : { signal }) }
            const step = await environment.step(program, options)
            seen = step.observation
            return { ...step, before }
          } catch (error) {
            // The next call joins again.
            if (EnvironmentLostError.isInstance(error)) seen = undefined
            throw error
          } finally {
            for (const listener of listeners) listener()
          }
        },
        { signal },
      ),
    onStep(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => environment.close(),
  }
}
