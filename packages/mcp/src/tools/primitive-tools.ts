import type { ParameterDescription, PrimitiveDescription } from '@voyager-mc/core'
import type { BotSession } from '../create-bot-session.ts'
import { describeStep, stepSchema } from './describe-step.ts'
import { hintsOf } from './tool-hints.ts'
import type { Tool } from './tool.ts'

type JsonSchema = Readonly<Record<string, unknown>>

const number: JsonSchema = { type: 'number' }
const position: JsonSchema = {
  type: 'object',
  properties: { x: number, y: number, z: number },
  required: ['x', 'y', 'z'],
}
// Functions and entities cannot be written as JSON; `run_program` has them.
const schemas: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number,
  boolean: { type: 'boolean' },
  position,
  place: { anyOf: [position, { type: 'null' }] },
  counts: { type: 'object', additionalProperties: number },
  strings: { type: 'array', items: { type: 'string' } },
  positions: { type: 'array', items: position },
  blocks: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: { type: 'string' }, position },
      required: ['name', 'position'],
    },
  },
}

/** The primitives whose arguments are plain data, as tools under their own names. */
export function primitiveTools(
  primitives: readonly PrimitiveDescription[],
  { session }: { readonly session: BotSession },
): readonly Tool[] {
  return primitives
    .filter(({ parameters }) => parameters.every(({ type }) => schemas[type] !== undefined))
    .map((primitive) => ({
      description: {
        name: primitive.name,
        description: primitive.summary,
        inputSchema: inputSchemaOf(primitive.parameters),
        outputSchema: stepSchema,
        annotations: hintsOf(primitive.name),
      },
      call: async (given, options) => {
        const step = await session.run(programOf(primitive, given), options)
        const result = step.events.findLast(
          (event) => event.type === 'primitive-result' && event.primitive === primitive.name,
        )
        const failed = result?.type === 'primitive-result' && result.status === 'failed'
        return describeStep(step, { failed })
      },
    }))
}

function inputSchemaOf(parameters: readonly ParameterDescription[]): Tool['description']['inputSchema'] {
  const properties = parameters.map(({ name, type, summary, fallback }) => [
    name,
    { ...schemas[type], description: summary, ...(fallback === undefined ? {} : { default: fallback }) },
  ])
  const required = parameters.flatMap(({ name, fallback }) => (fallback === undefined ? [name] : []))
  return { type: 'object', properties: Object.fromEntries(properties), required }
}

/** A program of one call. The arguments travel as a JSON text, so that nothing in them is read as code. */
function programOf(
  { name, parameters }: PrimitiveDescription,
  given: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly source: string } {
  const names = parameters.map((parameter) => parameter.name)
  const known = Object.fromEntries(names.map((parameter) => [parameter, given[parameter]]))
  const text = JSON.stringify(JSON.stringify(known))
  const values = ['bot', ...names.map((parameter) => `given.${parameter}`)].join(', ')
  const main = `call${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const source = `async function ${main}(bot) {\n  const given = JSON.parse(${text})\n  await ${name}(${values})\n}`
  return { name: main, source }
}
