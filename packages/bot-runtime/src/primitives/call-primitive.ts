import type { Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Calls a primitive as a program would; resolves to its message when it failed. */
export async function callPrimitive(
  context: PrimitiveContext,
  primitive: Primitive,
  ...values: readonly unknown[]
): Promise<string | undefined> {
  const result: unknown = await primitive.call(context, ...values)
  if (typeof result !== 'object' || result === null || Reflect.get(result, 'status') !== 'failed')
    return undefined
  const message: unknown = Reflect.get(result, 'message')
  return typeof message === 'string' ? message : 'it failed'
}
