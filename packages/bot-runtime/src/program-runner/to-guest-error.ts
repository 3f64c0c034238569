import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { GuestError } from '../membrane/guest-error.ts'

/** Takes what QuickJS code threw over as an error of the host, and frees it. */
export function toGuestError(context: QuickJSContext, handle: QuickJSHandle): GuestError {
  const text = (name: string): string => {
    const property = context.getProp(handle, name)
    const value = context.typeof(property) === 'string' ? context.getString(property) : ''
    property.dispose()
    return value
  }
  const isObject = context.typeof(handle) === 'object'
  const details = isObject
    ? { name: text('name') || 'Error', message: text('message'), stack: text('stack') }
    : { name: 'Error', message: String(context.dump(handle)) }
  handle.dispose()
  return new GuestError(details)
}
