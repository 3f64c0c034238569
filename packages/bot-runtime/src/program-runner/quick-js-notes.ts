import { randomBytes } from 'node:crypto'
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import type { NotedLines } from './halt-place.ts'

/** Numbers the scripts of a QuickJS engine note; they lie in its memory and are read without entering it. */
export interface QuickJsNotes {
  read(this: void): NotedLines
  clear(this: void): void
}

/** Gives the guest the list `$$line` and returns the host's view of it. */
export function provideNotes(context: QuickJSContext, memory: WebAssembly.Memory): QuickJsNotes {
  // The library tells no address of a buffer, so one is looked for by a text that is nowhere else.
  const mark = randomBytes(markBytes)
  const buffer = context.newArrayBuffer(new Uint8Array(mark).buffer)
  const at = find(mark, { memory, near: addressOfCopy(context, buffer) })
  const define = context.unwrapResult(context.evalCode(defineSource, 'guest.js'))
  context.unwrapResult(context.callFunction(define, context.undefined, buffer)).dispose()
  for (const handle of [define, buffer]) handle.dispose()
  // The memory's buffer is another one after it grew.
  const cells = (): Int32Array =>
    at < 0 || at % 4 !== 0 ? new Int32Array(2) : new Int32Array(memory.buffer, at, 2)
  return {
    read() {
      const [last = 0, inProgram = 0] = cells()
      return [last, inProgram]
    },
    clear: () => void cells().fill(0),
  }
}

/** Numbers of 32 bits, and as many bytes that make the text unlikely. */
const markBytes = 32

/** As large as the heap is at its start. */
const nearBytes = 2 ** 17

/**
 * Address of a text in a memory: it is looked for from a little below a known place of the heap on, and in all of the
 * memory when it is not there. Five megabytes of stack lie before the heap, and each page of them that is read for the
 * first time costs more than the rest of the search.
 */
function find(
  text: Buffer,
  { memory, near }: { readonly memory: WebAssembly.Memory; readonly near: number },
): number {
  const bytes = Buffer.from(memory.buffer)
  const at = bytes.indexOf(text, Math.max(0, near - nearBytes))
  return at < 0 ? bytes.indexOf(text) : at
}

/** Where the engine put a copy of a buffer, which the library makes and tells of; the copy is wiped and gone. */
function addressOfCopy(context: QuickJSContext, buffer: QuickJSHandle): number {
  const copy = context.getArrayBuffer(buffer)
  const { byteOffset } = copy.value
  copy.value.fill(0)
  copy.dispose()
  return byteOffset
}

const defineSource = `(buffer) => {
  Object.defineProperty(globalThis, '$$line', { value: new Int32Array(buffer) })
}`
