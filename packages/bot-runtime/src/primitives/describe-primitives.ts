import type { NamedParameter, Primitive } from './define-primitive.ts'

/** Renders primitives as the text an action agent puts in its prompt: signature, meaning, example. */
export function describePrimitives(primitives: readonly Primitive[]): string {
  return primitives.map(describePrimitive).join('\n\n')
}

function describePrimitive(primitive: Primitive): string {
  const signature = ['bot', ...primitive.parameters.map(describeParameter)].join(', ')
  const lines = [
    `// ${primitive.summary}`,
    ...primitive.parameters.map(({ name, summary }) => `//   ${name}: ${summary}`),
    ...(primitive.returns === undefined ? [] : [`// Returns ${primitive.returns}.`]),
    `async function ${primitive.name}(${signature})`,
    `// Example: ${primitive.example}`,
  ]
  return lines.join('\n')
}

function describeParameter({ name, type, fallback }: NamedParameter): string {
  if (fallback === undefined) return name
  return type === 'function' ? `${name} = () => false` : `${name} = ${JSON.stringify(fallback)}`
}
