import { parseModelName } from './model-name.ts'

/** Smaller sibling by the beginning of a model's name; the first beginning that fits counts. */
const siblings: readonly (readonly [beginning: RegExp, name: string])[] = [
  [/^gpt-5(?!-(?:mini|nano))/, 'gpt-5-mini'],
  [/^gpt-4\.1(?!-(?:mini|nano))/, 'gpt-4.1-mini'],
  [/^(?:gpt-4o|chatgpt-4o)(?!-mini)/, 'gpt-4o-mini'],
  [/^gpt-4(?:-|$)/, 'gpt-4o-mini'],
  [/^o[13](?!-mini)/, 'o4-mini'],
  [/^claude-(?:opus|sonnet)-4/, 'claude-haiku-4-5'],
  [/^claude-3-(?:opus|5-sonnet|7-sonnet)/, 'claude-3-5-haiku-latest'],
  [/^gemini-2\.5-pro/, 'gemini-2.5-flash'],
  [/^mistral-large/, 'mistral-small-latest'],
]

/** The smaller model of the same provider, named like the model; undefined where none is known. */
export function smallerModel(name: string): string | undefined {
  const trimmed = name.trim()
  const { model } = parseModelName(trimmed, { isAtEndpoint: false })
  const sibling = siblings.find(([beginning]) => beginning.test(model))?.[1]
  return sibling && `${trimmed.slice(0, trimmed.length - model.length)}${sibling}`
}
