import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('voyager-mcp.ts', import.meta.url))

test('plays in an embedded world over standard input and output, with skills from a folder', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'voyager-mcp-'))
  const library = await openSkillLibrary(directory)
  const source = 'async function digGrass(bot) { await mineBlock(bot, "grass_block", 1) }'
  await library.add({ name: 'digGrass', source }, { name: 'Mine 1 dirt' })
  await library.close()
  const client = new Client({ name: 'test', version: '1.0.0' })
  const args = [
    '--disable-warning=ExperimentalWarning',
    program,
    '--world',
    '--seed',
    '7',
    '--skills',
    directory,
  ]
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  try {
    const seen = await client.callTool({ name: 'observe' })
    expect(JSON.stringify(seen.content)).toContain('Health: 20')
    const result = await client.callTool({ name: 'skill_digGrass' })
    // A block on the way may have been dug as well.
    const inventory = { dirt: expect.any(Number) }
    expect(result.structuredContent).toMatchObject({ status: 'completed', inventory })
  } finally {
    await client.close()
    await rm(directory, { recursive: true, force: true })
  }
})
