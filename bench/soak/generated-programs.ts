import fc from 'fast-check'
import type { Program } from '@voyager-mc/core'

/** Draws programs that nobody wrote: calls of everything a program can reach, with arguments of every size and kind. */
export function generatePrograms(count: number, seed: number): readonly Program[] {
  return fc.sample(programs, { seed, numRuns: count })
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** Things at the border whose methods are called; `bot` itself is the empty path. */
const owners = words(`
  bot bot.inventory bot.pathfinder bot.pathfinder.movements bot.collectBlock bot.pvp bot.tool bot.entity
  bot.entity.position bot.registry bot.game bot.world mcData
`)

const members = words(`
  chat whisper save dig equip toss tossStack look lookAt attack useOn fish findBlock findBlocks blockAt
  blockAtCursor canDigBlock canSeeBlock nearestEntity recipesFor recipesAll craft placeBlock activateBlock
  activateItem deactivateItem consume sleep wake setControlState clearControlStates waitForTicks
  openContainer openChest openFurnace on once items count countRange itemsRange findInventoryItem
  firstEmptySlotRange slots goto setGoal setMovements getPathTo getPathFromTo stop bestHarvestTool collect
  findFromVein attack equipForBlock offset distanceTo plus scaled floored toString valueOf constructor
  getBlock raycast findItemOrBlockById effects removeAllListeners emit quit end loadPlugin
`)

const primitives = words(`
  mineBlock craftItem placeItem smeltItem killMob exploreUntil goTo eatFood equipItem collectDrops
  buildStructure fleeFrom followPlayer plantCrop useItemOn checkItemInsideChest
`)

const settings = words(`
  bot.pathfinder.thinkTimeout bot.pathfinder.tickTimeout bot.pathfinder.searchRadius
  bot.pathfinder.movements.canDig bot.pvp.attackRange bot.viewDistance bot.physics.gravity
  bot.physicsEnabled bot.entity.position.x bot.entity.velocity.y bot.health
`)

const numbers = fc.constantFrom(
  '0',
  '-0',
  '1',
  '-1',
  '0.5',
  '64',
  '1e3',
  '1e6',
  '1e15',
  '-1e308',
  'NaN',
  'Infinity',
  '2 ** 53',
)
const texts = fc.constantFrom(
  '""',
  '"oak_log"',
  '"dirt"',
  '"__proto__"',
  '"\\u0000"',
  '"/give @s diamond"',
  '"x".repeat(1e5)',
  '"a".repeat(256) + "/op bot"',
  '"💎".repeat(999)',
)
const oddities = fc.constantFrom(
  'null',
  'undefined',
  'true',
  '1n',
  'Symbol("s")',
  '[]',
  '{}',
  'new Array(1e5).fill(0)',
  'new Proxy({}, { get: () => 1e9 })',
  '{ valueOf() { return Math.random() * 1e9 } }',
  '{ toString() { throw new Error("odd") } }',
  '{ then(done) { done(1) } }',
  'bot',
  'bot.entity',
  'bot.entity.position',
  'bot.blockAt(bot.entity.position.offset(0, -1, 0))',
  'bot.nearestEntity()',
  'bot.inventory.items()[0]',
  'new Vec3(1e9, -1e9, NaN)',
  'new Vec3(8, 64, 8)',
  'new GoalNear(8, 64, 8, 1)',
  'new GoalBlock(1e5, 64, 1e5)',
  '{ matching: () => true, maxDistance: 1e3, count: 1e6 }',
  '{ matching: (b) => b.name === "stone", maxDistance: 32 }',
  '{ matching: 1, maxDistance: -1 }',
)
const callbacks = fc.constantFrom(
  '() => {}',
  '() => { for (;;); }',
  '() => { throw new Error("callback") }',
  'async () => { await bot.waitForTicks(1) }',
  '() => bot.chat("again")',
  'function again() { return again() }',
)
const values = fc.oneof(numbers, texts, oddities, callbacks)
const given = fc.array(values, { maxLength: 4 }).map((list) => list.join(', '))

const call = fc
  .tuple(fc.constantFrom(...owners), fc.constantFrom(...members), given)
  .map(([owner, member, list]) => `${owner}.${member}(${list})`)
const primitive = fc
  .tuple(fc.constantFrom(...primitives), given)
  .map(([name, list]) => `${name}(bot${list === '' ? '' : `, ${list}`})`)
const work = fc.oneof({ weight: 3, arbitrary: call }, { weight: 1, arbitrary: primitive })

const statement = fc.oneof(
  { weight: 4, arbitrary: work.map((text) => `await ${text}`) },
  { weight: 3, arbitrary: work },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...settings), values).map(([name, value]) => `${name} = ${value}`),
  },
  { weight: 1, arbitrary: work.map((text) => `for (let i = 0; i < 1e5; i++) ${text}`) },
  {
    weight: 1,
    arbitrary: work.map(
      (text) =>
        `for (let i = 0; i < 500; i++) { void ${text}; if (i % 100 === 99) await bot.waitForTicks(1) }`,
    ),
  },
  { weight: 1, arbitrary: work.map((text) => `bot.on("physicsTick", () => ${text})`) },
  { weight: 1, arbitrary: work.map((text) => `setInterval(() => ${text}, 0)`) },
  { weight: 1, arbitrary: values.map((value) => `console.log(${value}, String(${value}))`) },
  { weight: 1, arbitrary: values.map((value) => `const e = new Error("made"); e.stack = ${value}; throw e`) },
  { weight: 1, arbitrary: values.map((value) => `throw ${value}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('for (;;);', 'await new Promise(() => {})', 'await bot.waitForTicks(40)'),
  },
)

const programs: fc.Arbitrary<Program> = fc
  .tuple(fc.array(statement, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([statements, isCareful]) => {
    // What throws ends the program; in half of them the rest comes all the same.
    const lines = statements.map((text) =>
      isCareful ? `try { ${text} } catch (e) { console.log(String(e)) }` : `{ ${text} }`,
    )
    return { name: 'main', source: `async function main(bot) {\n${lines.join('\n')}\n}` }
  })
