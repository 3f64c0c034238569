import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const program = join(root, 'packages', 'cli', 'src', 'voyager.ts')

test('voyager mcp serves a bot in a fresh world', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const args = ['--disable-warning=ExperimentalWarning', program, 'mcp', '--fresh-world', '--seed', '7']
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  try {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('mineBlock')
    const { content } = await client.callTool({ name: 'observe' })
    expect(JSON.stringify(content)).toContain('Health: 20')
  } finally {
    await client.close()
  }
})
