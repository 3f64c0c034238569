// A portal and a house, judged by a model from pictures of all sides: rules cannot tell a house from a heap of blocks.
//   node examples/judge-a-building.ts
import assert from 'node:assert/strict'
import { ChatOpenAI } from '@langchain/openai'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import type { Critique } from '@voyager-mc/core'
import { createCritic } from '@voyager-mc/critic'
import { startScriptedModel } from '@voyager-mc/scripted-model'
import { camerasAround, openEye, pictureUrl, type Building } from '@voyager-mc/vision'
import { startWorld } from '@voyager-mc/world'
import { PNG } from 'pngjs'

// A model that takes pictures would go here. This one is a script that looks for two colours in every picture that it is sent.
const model = await startScriptedModel({
  replies: ({ body }) => {
    const sent = JSON.stringify(body['messages'])
    const pictures = [...sent.matchAll(/data:image\/png;base64,([^"]+)/g)].map(([, png = '']) => png)
    const isPortal = sent.includes('Build a portal')
    const [wanted, feedback] = isPortal ? [isPurple, 'Light the portal.'] : [isRed, 'Add a roof of red wool.']
    const seen = pictures.filter((png) => shareOf(png, wanted) > 0.005).length
    const success = pictures.length === 4 && seen === 4
    const reasoning = `It is in ${seen} of ${pictures.length} pictures.`
    return { type: 'text', text: JSON.stringify({ reasoning, success, critique: success ? '' : feedback }) }
  },
})

const world = await startWorld({
  seed: 5,
  speed: Infinity,
  realm: globalThis,
  difficulty: 'peaceful',
  viewDistanceChunks: 3,
})
const environment = createMinecraftEnvironment({ port: world.port, username: 'Ada' })
const eye = openEye({ width: 160, height: 120 })
let before = await environment.reset()

/** Runs a program and has what stands there then judged by its pictures. */
async function judge(task: string, source: string, building: () => Building): Promise<Critique> {
  const critic = createCritic({
    model: new ChatOpenAI({ model: 'scripted', apiKey: 'none', configuration: { baseURL: model.url } }),
    async screenshot() {
      const { bot } = environment
      assert.ok(bot)
      const pictures: string[] = []
      for (const camera of camerasAround(building()))
        pictures.push(pictureUrl(await eye.see(bot, { camera })))
      return pictures
    },
  })
  world.resume()
  const step = await environment.step({
    name: 'build',
    source: `async function build(bot) {\nawait bot.waitForTicks(20)\n${source}\n}`,
  })
  assert.deepEqual(step.outcome, { status: 'completed' })
  // The world stands still while pictures are taken and the model thinks.
  world.pause()
  const critique = await critic.evaluate({ task: { name: task }, before, step })
  before = step.observation
  console.log(task, critique)
  return critique
}

const [x, y, z] = [0, 120, 0]
world.runCommand(`fill -12 ${y - 1} -12 12 ${y - 1} 12 stone`)
world.runCommand(`fill -12 ${y} -12 12 ${y + 8} 12 air`)
world.teleport('Ada', { x: 0.5, y, z: 6.5 })
for (const [name, count] of Object.entries({
  obsidian: 10,
  cobblestone: 4,
  flint_and_steel: 1,
  oak_planks: 46,
  red_wool: 25,
}))
  world.give('Ada', { name, count })

const house = (): Building => ({ from: { x: -2, y, z: -2 }, to: { x: 2, y: y + 3, z: 2 } })
const walls = `const blocks = []
for (let height = 0; height < 3; height += 1)
  for (let east = 0; east < 5; east += 1)
    for (let south = 0; south < 5; south += 1) {
      const isWall = east === 0 || east === 4 || south === 0 || south === 4
      const isDoor = south === 4 && east === 2 && height < 2
      if (isWall && !isDoor) blocks.push({ name: 'oak_planks', position: new Vec3(east, height, south) })
    }
const built = await buildStructure(bot, blocks, new Vec3(${x - 2}, ${y}, ${z - 2}))
if (built.status !== 'succeeded') throw new Error(JSON.stringify(built))`
const roof = `const blocks = []
for (let east = 0; east < 5; east += 1)
  for (let south = 0; south < 5; south += 1)
    blocks.push({ name: 'red_wool', position: new Vec3(east, 3, south) })
const built = await buildStructure(bot, blocks, new Vec3(${x - 2}, ${y}, ${z - 2}))
if (built.status !== 'succeeded') throw new Error(JSON.stringify(built))`
const open = await judge('Build a house', walls, house)
const done = await judge('Build a house', roof, house)

// Somewhere else, where nothing stands before it; the primitive chooses the place.
world.runCommand(`fill 28 ${y - 1} -12 52 ${y - 1} 12 stone`)
world.runCommand(`fill 28 ${y} -12 52 ${y + 8} 12 air`)
world.teleport('Ada', { x: 40.5, y, z: 0.5 })
const portal = await judge(
  'Build a portal',
  `const built = await buildPortal(bot)
if (built.status !== 'succeeded') throw new Error(JSON.stringify(built))`,
  () => {
    const found = environment.bot?.findBlocks({
      matching: ({ name }) => name === 'obsidian',
      maxDistance: 16,
      count: 10,
    })
    const [first, last] = [
      found?.reduce((one, other) => one.min(other)),
      found?.reduce((one, other) => one.max(other)),
    ]
    assert.ok(first && last)
    return { from: first, to: last }
  },
)
assert.deepEqual([open.success, open.feedback], [false, 'Add a roof of red wool.'])
assert.deepEqual([done.success, portal.success], [true, true])

await eye.close()
await environment.close()
await world.close()
await model.close()

/** Share of a picture's points that have a colour. */
function shareOf(png: string, isWanted: (red: number, green: number, blue: number) => boolean): number {
  const { data, width, height } = PNG.sync.read(Buffer.from(png, 'base64'))
  let count = 0
  for (let index = 0; index < data.length; index += 4)
    if (isWanted(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0)) count += 1
  return count / (width * height)
}

function isRed(red: number, green: number, blue: number): boolean {
  return red > 2 * green && red > 2 * blue
}

function isPurple(red: number, green: number, blue: number): boolean {
  return blue > 1.5 * green && red > 1.2 * green
}
