import { InvalidArgumentError, ModelOutputError } from '@voyager-mc/core'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { withRememberedChests } from '../state/remember-chests.ts'
import type { Attempt } from './attempt.ts'
import { tellUnreadable } from './tell-unreadable.ts'

/** Adds the critic's verdict; a verdict that cannot be read leaves the attempt unjudged. */
export async function evaluateStep(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const { task, observation, step } = attempt
  if (step === undefined) throw new InvalidArgumentError('step', undefined, 'execute a program first.')
  const { chestMemory } = session.state()
  const before = withRememberedChests(observation, chestMemory)
  const after = { ...step, observation: withRememberedChests(step.observation, chestMemory) }
  try {
    const given = await callRole(session, {
      role: 'critic',
      call: 'evaluate',
      onExhausted: 'abandon-task',
      work: () => session.roles.critic.evaluate({ task, before, step: after }, { signal: session.signal }),
    })
    const { signal, settings } = session
    const critique = (await settings.oversight?.judge(given, { task, signal })) ?? given
    await session.emit({ type: 'critique-end', critique })
    return { ...attempt, critique }
  } catch (error) {
    if (!ModelOutputError.isInstance(error)) throw error
    await tellUnreadable(session, { role: 'critic', call: 'evaluate', error })
    return { ...attempt, problem: `The verdict could not be read: ${error.message}` }
  }
}
