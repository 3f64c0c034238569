// Runs the modules that its parent names, one after the other, and answers each with what it printed. Modules load once.
import { pathToFileURL } from 'node:url'

/** End of one program. */
export interface ProgramAnswer {
  readonly printed: string
  /** Absent when the program ended well. */
  readonly error?: string
}

const write = process.stdout.write.bind(process.stdout)
let printed: string[] = []
let fail: (error: unknown) => void = () => undefined

// What a program breaks after its top level has ended belongs to it while it runs, and to nobody after that.
process.on('uncaughtException', (error) => fail(error))

process.on('message', (file) => void answer(String(file)))

let runs = 0

async function answer(file: string): Promise<void> {
  printed = []
  process.stdout.write = (chunk: Uint8Array | string): boolean => {
    printed.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())
    return true
  }
  const broken = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  let error: string | undefined
  try {
    runs += 1
    // A program that is tried again is not the module that is loaded already.
    await Promise.race([import(`${pathToFileURL(file).href}?run=${runs}`), broken])
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  }
  fail = () => undefined
  process.stdout.write = write
  process.send?.({
    printed: printed.join(''),
    ...(error === undefined ? {} : { error }),
  } satisfies ProgramAnswer)
}
