import type { ParameterDescription, PrimitiveDescription } from './primitive-description.ts'

/**
 * Renders primitives as the text an action agent puts in its prompt: one line each with signature, meaning
 * and the parameters that the meaning does not name.
 */
export function describePrimitives(primitives: readonly PrimitiveDescription[]): string {
  return primitives.map(describePrimitive).join('\n')
}

/**
 * Renders primitives by their names and, where they cannot do with fewer than two arguments besides `bot`, the names of
 * those, one line in all.
 */
export function describeSignatures(primitives: readonly PrimitiveDescription[]): string {
  return primitives
    .map(({ name, parameters }) => {
      const needed = parameters.filter(({ fallback }) => fallback === undefined)
      return needed.length < 2 ? name : `${name}(${needed.map((each) => each.name).join(', ')})`
    })
    .join(', ')
}

function describePrimitive({ name, summary, parameters, returns, example }: PrimitiveDescription): string {
  const signature = ['bot', ...parameters.map(describeParameter)].join(', ')
  const meanings = parameters
    .filter((parameter) => !summary.includes(`\`${parameter.name}\``))
    .map((parameter) => `${parameter.name}: ${parameter.summary}`)
  // One line each: a text of several would look like primitives that are not there.
  return [
    // The names of parameters stand right before: quoted once more, they cost a model two tokens each.
    `${name}(${signature}) // ${summary.replaceAll('`', '')}`,
    ...(meanings.length === 0 ? [] : [`${meanings.join('; ')}.`]),
    ...(returns === undefined ? [] : [`Returns ${returns}.`]),
    // A function to pass on is shown sooner than described.
    ...(parameters.some(({ type }) => type === 'function') ? [`Example: ${example}`] : []),
  ]
    .join(' ')
    .replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, ' ')
}

function describeParameter({ name, type, fallback }: ParameterDescription): string {
  if (fallback === undefined) return name
  return type === 'function' ? `${name} = () => false` : `${name} = ${JSON.stringify(fallback)}`
}
