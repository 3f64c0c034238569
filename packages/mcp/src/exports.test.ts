import { expect, test } from 'vitest'
import * as mcp from './index.ts'

test('exports exactly the public names', () => {
  expect(Object.keys(mcp).sort()).toEqual([
    'createBotSession',
    'createMcpServer',
    'serveBot',
    'serveEnvironment',
    'serveOverHttp',
    'serveOverStdio',
  ])
})
