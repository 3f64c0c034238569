import type { Primitive } from '@voyager-mc/bot-runtime'
import type { ParameterDescription, PrimitiveDescription } from '@voyager-mc/core'
import { PrimitiveModuleError } from '../errors/primitive-module-error.ts'

/** Options of `loadPrimitives`. */
export interface LoadPrimitivesOptions {
  readonly known: readonly Primitive[]
  /** Gives the reason why no primitive can have a name. */
  readonly faultOf: (name: unknown) => string | undefined
}

/** Loads modules of custom primitives and checks them; throws `PrimitiveModuleError` that names module and fault. */
export async function loadPrimitives(
  urls: readonly string[],
  { known, faultOf }: LoadPrimitivesOptions,
): Promise<readonly Primitive[]> {
  const all = [...known]
  for (const url of urls) {
    for (const primitive of await loadModule(url, faultOf)) {
      if (all.some(({ name }) => name === primitive.name)) {
        throw new PrimitiveModuleError({
          url,
          problem: `there is a primitive ${primitive.name} already; choose another name`,
        })
      }
      all.push(primitive)
    }
  }
  return all
}

/** The part of a primitive that can leave the thread. */
export function describePrimitive({
  name,
  summary,
  parameters,
  example,
  returns,
  topics,
  isUnlisted,
  isImmediate,
}: Primitive): PrimitiveDescription {
  return {
    name,
    summary,
    parameters: parameters.map(describeParameter),
    example,
    ...(returns === undefined ? {} : { returns }),
    ...(topics && { topics }),
    ...(isUnlisted && { isUnlisted }),
    ...(isImmediate && { isImmediate }),
  }
}

async function loadModule(
  url: string,
  faultOf: LoadPrimitivesOptions['faultOf'],
): Promise<readonly Primitive[]> {
  let module: { readonly primitives?: unknown }
  try {
    // Every module has a namespace object, of which nothing else is believed here.
    module = (await import(url)) as typeof module
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause)
    throw new PrimitiveModuleError(
      { url, problem: `the module does not load (${problem.replace(/\.$/, '')})` },
      { cause },
    )
  }
  const { primitives } = module
  if (!Array.isArray(primitives) || primitives.length === 0) {
    throw new PrimitiveModuleError({
      url,
      problem: 'it exports no list named primitives; export one of what definePrimitive returns',
    })
  }
  return primitives.map((value: unknown, index) => checkPrimitive(value, { url, index, faultOf }))
}

function checkPrimitive(
  value: unknown,
  {
    url,
    index,
    faultOf,
  }: { readonly url: string; readonly index: number } & Pick<LoadPrimitivesOptions, 'faultOf'>,
): Primitive {
  const fault = (problem: string): PrimitiveModuleError =>
    new PrimitiveModuleError({ url, problem: `primitives[${index}] ${problem}` })
  if (!isRecord(value)) throw fault('is not an object; use definePrimitive')
  const { name, summary, parameters, example, call, topics, isUnlisted, isImmediate } = value
  const nameFault = faultOf(name)
  if (nameFault !== undefined) throw fault(`has no name that programs can call: ${nameFault}`)
  if (typeof summary !== 'string' || summary.trim() === '') throw fault(`(${String(name)}) has no summary`)
  if (typeof example !== 'string') throw fault(`(${String(name)}) has no example`)
  if (typeof call !== 'function') throw fault(`(${String(name)}) has no function call; use definePrimitive`)
  if (topics !== undefined && !(Array.isArray(topics) && topics.every((word) => typeof word === 'string')))
    throw fault(`(${String(name)}) has topics that are no list of words`)
  if (isUnlisted === true)
    throw fault(`(${String(name)}) is unlisted; models are told of every primitive of one's own`)
  if (isImmediate !== undefined && typeof isImmediate !== 'boolean')
    throw fault(`(${String(name)}) has an isImmediate that is no boolean`)
  if (!Array.isArray(parameters) || !parameters.every(isParameter)) {
    throw fault(`(${String(name)}) has parameters without name, type or summary`)
  }
  // Every member that a primitive must have was checked above.
  return value as unknown as Primitive
}

function isParameter(value: unknown): boolean {
  return isRecord(value) && [value.name, value.type, value.summary].every((text) => typeof text === 'string')
}

// A function cannot be posted; its kind says that there is one.
function describeParameter({ name, type, summary, fallback }: ParameterDescription): ParameterDescription {
  if (fallback === undefined) return { name, type, summary }
  return { name, type, summary, fallback: typeof fallback === 'function' ? String(fallback) : fallback }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
