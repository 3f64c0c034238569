import type { CallToolResult, Tool as ToolDescription } from '@modelcontextprotocol/sdk/types.js'
import type { CallOptions } from '@voyager-mc/core'

/** One tool: what clients are told of it and what a call does. */
export interface Tool {
  readonly description: ToolDescription
  call(given: Readonly<Record<string, unknown>>, options: CallOptions): Promise<CallToolResult>
}
