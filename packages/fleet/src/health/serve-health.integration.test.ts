import { expect, test } from 'vitest'
import { serveHealth, type HealthServer, type ServeHealthOptions } from './serve-health.ts'

function serve(port: number): Promise<HealthServer> {
  const worker = {
    name: 'w1',
    running: () => [],
    isWell: () => true,
    metrics: {},
  }
  // Nobody asks for the figures of this worker.
  return serveHealth({ worker: worker as unknown as ServeHealthOptions['worker'], port })
}

test('tells how the worker is, and says which port is taken', async () => {
  const health = await serve(0)
  try {
    const response = await fetch(`http://127.0.0.1:${health.port}/health`)
    expect(await response.json()).toEqual({ status: 'ok', worker: 'w1', runs: [] })
    await expect(serve(health.port)).rejects.toMatchObject({
      code: 'listen',
      message: expect.stringContaining('choose another port'),
    })
  } finally {
    await health.close()
  }
})
