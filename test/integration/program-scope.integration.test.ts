import { programGlobals } from '@voyager-mc/action'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { startWorld } from '@voyager-mc/world'
import { expect, test } from 'vitest'

test('every name that the check of programs lets pass is in scope of a program', async () => {
  const world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
  const environment = createMinecraftEnvironment({ port: world.port })
  try {
    await environment.reset()
    const names = programGlobals.filter((name) => name !== 'undefined')
    const lines = names.map((name) => `if (typeof ${name} === "undefined") missing.push("${name}")`)
    const source = `async function main(bot) {\nconst missing = []\n${lines.join('\n')}\nbot.chat("missing: " + missing)\n}`
    const { events } = await environment.step({ name: 'main', source })
    const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
    expect(said).toEqual(['missing: '])
  } finally {
    await environment.close()
    await world.close()
  }
})
