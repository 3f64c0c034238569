import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a worker in a process of its own, and waits until it takes runs. */
export async function spawnWorker(
  connectionString: string,
  {
    name,
    concurrency = 1,
    skewMs = 0,
  }: { readonly name: string; readonly concurrency?: number; readonly skewMs?: number },
): Promise<ChildProcess> {
  const child = fork(
    fileURLToPath(new URL('./worker-process.ts', import.meta.url)),
    [connectionString, name, String(concurrency), String(skewMs)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  await once(child, 'message')
  return child
}
