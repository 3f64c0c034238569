import { randomBytes } from 'node:crypto'
import type { QuickJSContext } from 'quickjs-emscripten-core'
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
  const at = Buffer.from(memory.buffer).indexOf(mark)
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

const defineSource = `(buffer) => {
  Object.defineProperty(globalThis, '$$line', { value: new Int32Array(buffer) })
}`
