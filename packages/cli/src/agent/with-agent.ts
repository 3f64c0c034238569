import type { Oversight } from '@voyager-mc/voyager/oversight'
import type { Display } from '../display/display.ts'
import type { AgentSettings } from './agent-settings.ts'
import { openAgent, type OpenAgent } from './open-agent.ts'

interface WithAgentOptions {
  readonly display: Display
  readonly signal: AbortSignal
  /** Lets a person step in. */
  readonly oversight?: Oversight | undefined
}

/** Opens an agent, works with it while it is shown, closes it whatever happens, and returns what came of the work. */
export async function withAgent<Value>(
  settings: AgentSettings,
  {
    display,
    signal,
    oversight,
    work,
  }: WithAgentOptions & { readonly work: (agent: OpenAgent) => Promise<Value> },
): Promise<Value> {
  const agent = await openAgent(settings, {
    signal,
    oversight,
    onStage: display.stage,
    onEvent: display.show,
    onGameEvent: display.watch,
    onGlance: display.glance,
    onNotice: display.notice,
  })
  try {
    return await work(agent)
  } finally {
    display.end()
    await agent.close()
  }
}
