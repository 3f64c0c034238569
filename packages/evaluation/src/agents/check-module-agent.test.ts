import { expect, test } from 'vitest'
import { manualClock } from '@voyager-mc/core/testing'
import { checkModuleAgent } from './check-module-agent.ts'

const module = new URL('../testing/odd-agents.ts', import.meta.url)

test('a module that exports an agent passes, without being played', async () => {
  await checkModuleAgent({ module, exported: 'throwing' })
})

test('a module without the export, and one that cannot be loaded, are told as they are', async () => {
  await expect(checkModuleAgent({ module, exported: 'absent' })).rejects.toThrow(
    /exported is "absent"; export a function of that name/,
  )
  const missing = new URL('../testing/no-such-agents.ts', import.meta.url)
  await expect(checkModuleAgent({ module: missing })).rejects.toThrow(/Cannot find module/)
})

test('a check that is cancelled ends its thread', async () => {
  const signal = AbortSignal.abort(new DOMException('enough', 'AbortError'))
  await expect(checkModuleAgent({ module, exported: 'honest', signal })).rejects.toThrow('enough')
})

test('a module that is never loaded is given up after a minute', async () => {
  const clock = manualClock()
  const check = checkModuleAgent({
    module: new URL('data:text/javascript,await new Promise(() => {})'),
    clock,
  })
  const given = expect(check).rejects.toThrow('was not loaded within 60 s')
  await clock.advance(60_000)
  await given
})
