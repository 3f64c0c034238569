import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPrimitives, type NamedParameter, type Primitive } from '@voyager-mc/bot-runtime'

/** Writes the page of primitives from their definitions, which is also where a model's prompt comes from. */
export function writePrimitives(docs: string): void {
  const intro =
    'Programs call these with `bot` first. Each returns `{ status, detail }`, with `reason` and `message` when it failed, ' +
    'unless its entry says otherwise. This page is generated from `definePrimitive`.'
  const text = ['# Primitives', intro, ...allPrimitives.map(renderPrimitive)].join('\n\n')
  writeFileSync(join(docs, 'primitives.md'), `${text}\n`)
}

function renderPrimitive({ name, summary, parameters, example, returns }: Primitive): string {
  const parts = [`## ${name}`, summary]
  if (parameters.length > 0) {
    const rows = parameters.map(renderParameter)
    parts.push(['| Parameter | Type | Meaning | Default |', '| --- | --- | --- | --- |', ...rows].join('\n'))
  }
  if (returns !== undefined) parts.push(`Returns ${returns}.`)
  parts.push(`\`\`\`js\n${example}\n\`\`\``)
  return parts.join('\n\n')
}

function renderParameter({ name, type, summary, fallback }: NamedParameter): string {
  const usual = typeof fallback === 'function' ? '() => false' : JSON.stringify(fallback)
  return `| \`${name}\` | ${type} | ${summary} | ${usual === undefined ? '' : `\`${usual}\``} |`
}
