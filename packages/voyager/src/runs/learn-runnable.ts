import { RunnableLambda, type Runnable } from '@langchain/core/runnables'
import type { Run } from './run.ts'
import type { LearnOptions, LearnResult } from './learn-options.ts'

/** Learning as a named LangChain runnable: a step of somebody else's chain or graph, with its callbacks and its signal. */
export function learnRunnable(
  learn: (options: LearnOptions) => Run<LearnResult>,
): Runnable<LearnOptions, LearnResult> {
  const runnable = RunnableLambda.from(async (options: LearnOptions) => learn(options).result)
  runnable.name = 'voyager'
  return runnable
}
