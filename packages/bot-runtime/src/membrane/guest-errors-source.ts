/**
 * Guest script: errors on their way out and back in. A function of `show`, which writes a value as text; returns
 * `describe`, `makeError` and `noteLine`. A value that was thrown is kept for a while, so that it comes back as itself.
 */
export const guestErrorsSource: string = `(function (show) {
'use strict'
const errorTypes = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError }
const lines = new WeakMap()
const thrownValues = new Map()
let serial = 0

function makeError(wire) {
  const kept = wire.thrown === undefined ? undefined : thrownValues.get(wire.thrown)
  if (kept !== undefined) return kept.value
  const error = new (errorTypes[wire.name] ?? Error)(wire.message)
  if (error.name !== wire.name) Object.defineProperty(error, 'name', { value: wire.name, configurable: true, writable: true })
  return error
}

function describe(value) {
  const isError = value !== null && typeof value === 'object'
  let name = 'Error', message, stack = ''
  try {
    if (isError) {
      name = String(value.name ?? 'Error')
      stack = String(value.stack ?? '')
    }
    message = isError && value.message !== undefined ? String(value.message) : show(value)
  } catch {
    message = 'an error that cannot be described'
  }
  const wire = { name: name.slice(0, 100), message: message.slice(0, 10000), stack: stack.slice(0, 10000), thrown: ++serial }
  if (isError && lines.has(value)) wire.line = lines.get(value)
  thrownValues.set(wire.thrown, { value })
  if (thrownValues.size > 100) thrownValues.delete(thrownValues.keys().next().value)
  return wire
}

const noteLine = (error, line) => {
  if (typeof error === 'object' && error !== null && !lines.has(error)) lines.set(error, line)
  return error
}
return { makeError, describe, noteLine }
})`
