import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

test('voyager mcp serves a bot in an embedded world, with the skills of a library', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'voyager-mcp-'))
  const library = await openSkillLibrary(directory)
  const source = 'async function digGrass(bot) { await mineBlock(bot, "grass_block", 1) }'
  await library.add({ name: 'digGrass', source }, { name: 'Mine 1 dirt' })
  await library.close()
  const client = new Client({ name: 'test', version: '1.0.0' })
  const path = join(root, 'packages', 'cli', 'src', 'voyager.ts')
  const args = ['--disable-warning=ExperimentalWarning', path, 'mcp', '--seed', '7', '--skills', directory]
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  try {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['mineBlock', 'skill_digGrass']))
    const seen = await client.callTool({ name: 'observe' })
    expect(JSON.stringify(seen.content)).toContain('Health: 20')
    const result = await client.callTool({ name: 'skill_digGrass' })
    // A block on the way may have been dug as well.
    const inventory = { dirt: expect.any(Number) }
    expect(result.structuredContent).toMatchObject({ status: 'completed', inventory })
  } finally {
    await client.close()
    rmSync(directory, { recursive: true, force: true })
  }
})

test('voyager mcp passes on what the bot may see and how fast the world runs', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const path = join(root, 'packages', 'cli', 'src', 'voyager.ts')
  const words = ['mcp', '--seed', '7', '--sight', 'exposed', '--speed', '0', '--auth', 'offline']
  const args = ['--disable-warning=ExperimentalWarning', path, ...words]
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  try {
    const seen = await client.callTool({ name: 'observe' })
    expect(JSON.stringify(seen)).toMatch(/Nearby blocks/)
    expect(JSON.stringify(seen)).not.toMatch(/Nearby blocks[^:]*:[^\\]*\b(stone|bedrock|deepslate)\b/)
    // Eighty seconds of game: more than this test has.
    const source = 'async function waitLong(bot) { await bot.waitForTicks(1600) }'
    const result = await client.callTool({ name: 'run_program', arguments: { name: 'waitLong', source } })
    expect(result.structuredContent).toMatchObject({ status: 'completed' })
  } finally {
    await client.close()
  }
})
