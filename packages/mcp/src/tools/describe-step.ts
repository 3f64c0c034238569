import type { CallToolResult, Tool as ToolDescription } from '@modelcontextprotocol/sdk/types.js'
import {
  renderChat,
  renderHealth,
  renderIncidents,
  renderInventory,
  renderItemChanges,
  renderOutcome,
  renderPosition,
  renderProgramLog,
} from '@voyager-mc/observation'
import type { SessionStep } from '../create-bot-session.ts'
import { quoteNames } from './quote-names.ts'

/** The shape of `structuredContent` in the answer to every tool that runs something. */
export const stepSchema: NonNullable<ToolDescription['outputSchema']> = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['completed', 'failed', 'timed-out', 'interrupted'] },
    primitives: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          status: { type: 'string', enum: ['succeeded', 'failed'] },
          reason: { type: 'string' },
        },
        required: ['name', 'status'],
      },
    },
    inventory: { type: 'object', additionalProperties: { type: 'number' } },
    health: { type: 'number' },
    food: { type: 'number' },
    position: { type: 'object' },
  },
  required: ['status', 'primitives', 'inventory', 'health', 'food', 'position'],
}

/**
 * Describes a step as text and as data. Lines of other players are quoted as data in the text and are absent from the
 * data; names a server may have made up are quoted in both.
 */
export function describeStep(
  { before, observation, outcome, events }: SessionStep,
  { failed = false }: { readonly failed?: boolean } = {},
): CallToolResult {
  const text = [
    renderOutcome(outcome, events),
    renderProgramLog(events),
    renderIncidents(events),
    renderItemChanges(before.inventory, observation.inventory),
    renderInventory(observation),
    renderHealth(observation),
    renderPosition(observation),
    renderChat(events),
  ]
  const primitives = events.flatMap((event) =>
    event.type === 'primitive-result'
      ? [{ name: event.primitive, status: event.status, ...reasonOf(event.reason) }]
      : [],
  )
  const { inventory, health, food, position } = observation
  return {
    content: [{ type: 'text', text: text.filter((part) => part !== undefined).join('\n') }],
    structuredContent: {
      status: outcome.status,
      primitives,
      inventory: quoteNames(inventory),
      health,
      food,
      position,
    },
    isError: failed || outcome.status !== 'completed',
  }
}

function reasonOf(reason: string | undefined): { readonly reason?: string } {
  return reason === undefined ? {} : { reason }
}
