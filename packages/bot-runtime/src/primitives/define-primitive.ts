import type { PrimitiveDescription } from '@voyager-mc/core'
import { describeSuccess } from './describe-success.ts'
import { checkArgument, type ArgumentsOf, type Parameter } from './parameter.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import type { PrimitiveDetail, PrimitiveResult } from './primitive-result.ts'

/** A control function that programs call; its first parameter is always `bot`. */
export interface Primitive extends PrimitiveDescription {
  readonly parameters: readonly NamedParameter[]
  /**
   * Checks the arguments (`bot` not among them), runs and reports; wrong use is a `PrimitiveError`. Gives a promise, or the
   * value itself where `isImmediate`.
   */
  call(context: PrimitiveContext, ...values: readonly unknown[]): unknown
}

export interface NamedParameter extends Parameter {
  readonly name: string
}

/** Everything about one primitive; the callable, its check and its documentation come from this. */
export interface PrimitiveDefinition<Parameters extends Readonly<Record<string, Parameter>>> {
  readonly name: string
  readonly summary: string
  readonly parameters: Parameters
  readonly example: string
  readonly returns?: string
  /** See `PrimitiveDescription`. */
  readonly topics?: readonly string[]
  /** See `PrimitiveDescription`. */
  readonly isUnlisted?: boolean
  /** Thrown at the eleventh soft failure within one step; absent lets it fail for ever. */
  readonly tooManyFailures?: string
  run(context: PrimitiveContext, given: ArgumentsOf<Parameters>): Promise<PrimitiveResult>
  /** Makes the value that the program receives; the default is the result itself. */
  toValue?(result: PrimitiveResult): unknown
}

/** Everything about a primitive that only looks. */
export interface ReadingDefinition<Parameters extends Readonly<Record<string, Parameter>>> extends Omit<
  PrimitiveDefinition<Parameters>,
  'run' | 'tooManyFailures'
> {
  read(context: PrimitiveContext, given: ArgumentsOf<Parameters>): PrimitiveResult
}

// The original lets a program fail ten times with each primitive and ends it at the next.
const toleratedFailures = 10

/** Turns one definition into a primitive. */
export function definePrimitive<const Parameters extends Readonly<Record<string, Parameter>>>(
  definition: PrimitiveDefinition<Parameters>,
): Primitive {
  const { name, returns } = definition
  return {
    ...describeDefinition(definition),
    async call(context, ...values) {
      context.signal.throwIfAborted()
      const given = readArguments(definition, values)
      let isTold = returns !== undefined
      const say: PrimitiveContext['say'] = (text) => {
        isTold = true
        context.say(text)
      }
      const result = await definition.run({ ...context, say }, given)
      if (result.status === 'succeeded' && !isTold) context.say(describeSuccess(name, result.detail))
      report(context, name, result)
      countFailure(context, definition, result)
      return definition.toValue ? definition.toValue(result) : result
    },
  }
}

/** A primitive that only looks: its value comes at once, so that callbacks of programs can ask for it. */
export function defineReading<const Parameters extends Readonly<Record<string, Parameter>>>(
  definition: ReadingDefinition<Parameters>,
): Primitive {
  return {
    ...describeDefinition(definition),
    isImmediate: true,
    call(context, ...values) {
      context.signal.throwIfAborted()
      const result = definition.read(context, readArguments(definition, values))
      report(context, definition.name, result)
      return definition.toValue ? definition.toValue(result) : result
    },
  }
}

type Described<Parameters extends Readonly<Record<string, Parameter>>> = Omit<
  PrimitiveDefinition<Parameters>,
  'run'
>

function describeDefinition<Parameters extends Readonly<Record<string, Parameter>>>({
  name,
  summary,
  parameters,
  example,
  returns,
  topics,
  isUnlisted,
}: Described<Parameters>): Omit<Primitive, 'call'> {
  return {
    name,
    summary,
    parameters: Object.entries(parameters).map(([parameter, rest]) => ({ name: parameter, ...rest })),
    example,
    ...(returns === undefined ? {} : { returns }),
    ...(topics && { topics }),
    ...(isUnlisted && { isUnlisted }),
  }
}

function readArguments<Parameters extends Readonly<Record<string, Parameter>>>(
  { name, parameters }: Described<Parameters>,
  values: readonly unknown[],
): ArgumentsOf<Parameters> {
  const given = Object.entries(parameters).map(([parameter, row], index) => [
    parameter,
    checkArgument(name, parameter, row, values[index]),
  ])
  // checkArgument returned a value of each parameter's own type.
  return Object.fromEntries(given) as ArgumentsOf<Parameters>
}

function report(context: PrimitiveContext, primitive: string, result: PrimitiveResult): void {
  const detail: PrimitiveDetail = result.detail
  if (result.status === 'succeeded') {
    context.emit({ type: 'primitive-result', primitive, status: 'succeeded', detail })
    return
  }
  if (result.message) context.say(result.message)
  context.emit({
    type: 'primitive-result',
    primitive,
    status: 'failed',
    reason: result.reason,
    detail: { ...detail, message: result.message },
  })
}

function countFailure(
  { failures }: PrimitiveContext,
  { name, tooManyFailures }: { readonly name: string; readonly tooManyFailures?: string },
  result: PrimitiveResult,
): void {
  if (result.status === 'succeeded' || tooManyFailures === undefined) return
  const count = (failures.get(name) ?? 0) + 1
  failures.set(name, count)
  if (count > toleratedFailures) throw new PrimitiveError(name, tooManyFailures)
}
