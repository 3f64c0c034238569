import { Worker } from 'node:worker_threads'
import { PictureError } from './picture-error.ts'
import type { PictureAnswer, PictureRequest } from './picture-request.ts'

/** A thread that draws pictures of the one world it was told of. */
export interface VisionThread {
  /** Draws a picture; rejects with `PictureError` when the thread ends before. */
  draw(this: void, request: Omit<PictureRequest, 'id'>): Promise<Uint8Array>
  end(this: void): Promise<void>
}

interface Waiting {
  readonly resolve: (png: Uint8Array) => void
  readonly reject: (error: PictureError) => void
}

/** Starts a worker of `node:worker_threads`, which keeps no process alive while it draws nothing. */
export function startVisionThread(): VisionThread {
  const worker = new Worker(workerFile(), { name: 'vision', execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let over: PictureError | undefined
  worker.unref()
  worker.on('message', ({ id, png }: PictureAnswer) => {
    waiting.get(id)?.resolve(png)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  })
  const fail = (reason: string, cause?: unknown): void => {
    over ??= new PictureError(`The thread that draws pictures ${reason}; open another eye.`, { cause })
    for (const { reject } of waiting.values()) reject(over)
    waiting.clear()
  }
  worker.once('error', (error: unknown) =>
    fail(`failed (${error instanceof Error ? error.message : String(error)})`, error),
  )
  worker.once('exit', () => fail('has ended'))
  return {
    async draw(request) {
      if (over) throw over
      const id = (nextId += 1)
      worker.ref()
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        const buffers = request.news.sections.flatMap(({ states }) => (states ? [states.buffer] : []))
        worker.postMessage({ ...request, id } satisfies PictureRequest, buffers)
      })
    },
    async end() {
      await worker.terminate()
    },
  }
}

function workerFile(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './vision-worker.ts' : './vision-worker.js',
    import.meta.url,
  )
}
