import { metrics, type Meter } from '@opentelemetry/api'
import type { VoyagerEvent } from '@voyager-mc/voyager'

/** Listener that counts a run's attempts, tokens, money and learned skills with OpenTelemetry; the global meter by default. */
export function measureRun(
  meter: Meter = metrics.getMeter('@voyager-mc/fleet'),
  attributes: Readonly<Record<string, string | number>> = {},
): (event: VoyagerEvent) => void {
  const attempts = meter.createCounter('voyager.attempts', { description: 'Attempts by their end.' })
  const tokens = meter.createCounter('voyager.tokens', { unit: '{token}', description: 'Tokens of models.' })
  const cost = meter.createCounter('voyager.cost', {
    unit: 'USD',
    description: 'Cost of models by the price table.',
  })
  const skills = meter.createCounter('voyager.skills', { description: 'Skills that were learned.' })
  return (event) => {
    if (event.type === 'attempt-end') attempts.add(1, { ...attributes, status: event.status })
    if (event.type === 'skill-add') skills.add(1, { ...attributes })
    if (event.type !== 'model-use') return
    tokens.add(event.inputTokens ?? 0, { ...attributes, direction: 'input' })
    tokens.add(event.outputTokens ?? 0, { ...attributes, direction: 'output' })
    cost.add(event.costUsd ?? 0, { ...attributes })
  }
}
