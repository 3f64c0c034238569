import { languageGlobals } from '@voyager-mc/action'
import { createMinecraftEnvironment, describeBorder, describeScope } from '@voyager-mc/bot-runtime'
import { startWorld } from '@voyager-mc/world'
import { expect, test } from 'vitest'

test('every name that the check of programs lets pass is in scope of a program', async () => {
  const world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
  const environment = createMinecraftEnvironment({ port: world.port })
  try {
    await environment.reset()
    const names = [...languageGlobals, ...describeScope().names].filter((name) => name !== 'undefined')
    const lines = names.map((name) => `if (typeof ${name} === "undefined") missing.push("${name}")`)
    const source = `async function main(bot) {\nconst missing = []\n${lines.join('\n')}\nbot.chat("missing: " + missing)\n}`
    const { events } = await environment.step({ name: 'main', source })
    const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
    expect(said).toEqual(['missing: '])
    const [bot] = describeBorder()
    const calls = bot?.members.flatMap(({ name, use }) => (use === 'call' ? [name] : [])) ?? []
    // Programs have these beside what mineflayer has.
    const wrong = calls.filter((name) => typeof Reflect.get(environment.bot ?? {}, name) !== 'function')
    expect(wrong).toEqual(['inventoryUsed', 'timeLeft', 'save'])
  } finally {
    await environment.close()
    await world.close()
  }
})
