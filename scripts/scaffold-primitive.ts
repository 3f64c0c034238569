/** The text of a new primitive's files, by path, relative to the folder of primitives. */
export type Scaffold = Readonly<Record<string, string>>

export interface ScaffoldPrimitiveOptions {
  /** What `all-primitives.ts` holds now. */
  readonly registration: string
  /** What `primitive-names.ts` holds now. */
  readonly names: string
}

/** Writes a primitive that reports it is not written yet, a test that fails until it is, and its registration. */
export function scaffoldPrimitive(name: string, { registration, names }: ScaffoldPrimitiveOptions): Scaffold {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new TypeError(
      `${JSON.stringify(name)} is no name of a primitive; use camel case, such as jumpTwice.`,
    )
  if (registration.includes(`import { ${name} } from`))
    throw new TypeError(`There is a primitive ${name} already.`)
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return {
    [`${file}.ts`]: primitiveSource(name),
    [`${file}.test.ts`]: testSource(name, file),
    'all-primitives.ts': register(registration, { name, file }),
    'primitive-names.ts': addAtEnd(names, { end: '] as const', line: `  '${name}',` }),
  }
}

function primitiveSource(name: string): string {
  return `import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed } from './primitive-result.ts'

/** Says in one sentence what it does. */
export const ${name}: Primitive = definePrimitive({
  name: '${name}',
  summary: 'Says the same to the model.',
  parameters: {
    count: { type: 'number', summary: 'how many', fallback: 1 },
  },
  example: 'await ${name}(bot, 1)',
  async run({ bot, signal }, { count }) {
    signal.throwIfAborted()
    return failed('not-possible', '${name} is not written yet', { count, health: bot.health })
  },
})
`
}

function testSource(name: string, file: string): string {
  return `import { expect, test } from 'vitest'
import { fakeContext } from '../testing/fake-context.ts'
import { ${name} } from './${file}.ts'

test('${name} succeeds when the world shows it', async () => {
  const result = await ${name}.call(fakeContext(), 1)
  expect(result).toMatchObject({ status: 'succeeded' })
})
`
}

/** Adds the import in its alphabetical place and the primitive at the end of the table. */
function register(
  registration: string,
  { name, file }: { readonly name: string; readonly file: string },
): string {
  const line = `import { ${name} } from './${file}.ts'`
  const lines = registration.split('\n')
  const pathOf = (text: string): string => /from '(.*)'/.exec(text)?.[1] ?? ''
  const place = lines.findIndex((other) => other.startsWith('import') && pathOf(other) > pathOf(line))
  const last = lines.findLastIndex((other) => other.startsWith('import')) + 1
  lines.splice(place === -1 ? last : place, 0, line)
  return addAtEnd(lines.join('\n'), { end: '}', line: `  ${name},` })
}

/** Adds a line before the one that ends a list. */
function addAtEnd(text: string, { end, line }: { readonly end: string; readonly line: string }): string {
  const lines = text.split('\n')
  const place = lines.lastIndexOf(end)
  if (place === -1) throw new TypeError(`There is no line ${JSON.stringify(end)}; add the primitive by hand.`)
  lines.splice(place, 0, line)
  return lines.join('\n')
}
