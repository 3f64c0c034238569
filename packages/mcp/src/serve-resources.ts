import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js'
import { definedOf, describePrimitives, type PrimitiveDescription } from '@voyager-mc/core'
import type { CallOptions, SkillLibrary } from '@voyager-mc/core'
import type { BotSession } from './create-bot-session.ts'
import { quoteNames } from './tools/quote-names.ts'

export interface ServeResourcesOptions {
  readonly session: BotSession
  readonly primitives: readonly PrimitiveDescription[]
  readonly skillLibrary: SkillLibrary | undefined
}

const observationUri = 'voyager://observation'
const screenshotUri = 'voyager://screenshot'
const primitivesUri = 'voyager://primitives'
const skillUri = 'voyager://skills/'

const resources = [
  {
    uri: observationUri,
    name: 'observation',
    description: 'What the bot sees now, as data; subscribers hear of every step.',
    mimeType: 'application/json',
  },
  {
    uri: screenshotUri,
    name: 'screenshot',
    description:
      'A picture of what the bot sees now, when the server takes pictures; subscribers hear of every step.',
    mimeType: 'image/png',
  },
  {
    uri: primitivesUri,
    name: 'primitives',
    description: 'The functions that programs can call.',
    mimeType: 'text/javascript',
  },
]

/** Answers what clients ask about resources: the observation, the primitives, and the source of each skill. */
export function serveResources(mcp: McpServer, options: ServeResourcesOptions): void {
  const { server } = mcp
  const subscribed = new Set<string>()
  const stop = options.session.onStep(() => {
    for (const uri of [observationUri, screenshotUri]) {
      // A client that has gone hears nothing, which is what it wants.
      if (subscribed.has(uri)) server.sendResourceUpdated({ uri }).catch(() => subscribed.clear())
    }
  })
  server.onclose = stop
  server.setRequestHandler(SubscribeRequestSchema, ({ params }) => {
    subscribed.add(params.uri)
    return {}
  })
  server.setRequestHandler(UnsubscribeRequestSchema, ({ params }) => {
    subscribed.delete(params.uri)
    return {}
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates:
      options.skillLibrary === undefined
        ? []
        : [{ uriTemplate: `${skillUri}{name}`, name: 'skill', mimeType: 'text/javascript' }],
  }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }, { signal }) =>
    readResource(uri, { ...options, signal }),
  )
}

async function readResource(
  uri: string,
  { session, primitives, skillLibrary, signal }: ServeResourcesOptions & CallOptions,
): Promise<ReadResourceResult> {
  if (uri === observationUri) {
    const { screenshot: _picture, ...observation } = await session.observe(definedOf({ signal }))
    return contentsOf(uri, 'application/json', JSON.stringify(quoteNames(observation)))
  }
  if (uri === screenshotUri) {
    const { screenshot = '' } = await session.observe(definedOf({ signal }))
    const blob = /^data:image\/png;base64,(.+)$/.exec(screenshot)?.[1]
    if (blob === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        'This bot takes no pictures; start its server with screenshots.',
      )
    return { contents: [{ uri, mimeType: 'image/png', blob }] }
  }
  if (uri === primitivesUri) return contentsOf(uri, 'text/javascript', describePrimitives(primitives))
  const skill = uri.startsWith(skillUri) ? await skillLibrary?.get(uri.slice(skillUri.length)) : undefined
  if (skill === undefined) {
    throw new McpError(ErrorCode.InvalidParams, `There is no resource ${JSON.stringify(uri)}.`)
  }
  return contentsOf(uri, 'text/javascript', skill.source)
}

function contentsOf(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text }] }
}
