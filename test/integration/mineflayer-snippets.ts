/** One use of what mineflayer documents, as people write it. */
export interface MineflayerSnippet {
  /** Heading of its documentation, or the natural name. */
  readonly uses: string
  /** Statements of a program; awaits are allowed. */
  readonly code: string
}

type Rows = readonly (readonly [uses: string, code: string])[]

const data: Rows = [
  ['mcData.blocks', 'const id = mcData.blocksByName.stone.id\nmcData.blocks[id].name'],
  ['mcData.items', 'mcData.items[mcData.itemsByName.stick.id].displayName'],
  ['mcData.materials', 'Object.keys(mcData.materials).length'],
  ['mcData.recipes', 'mcData.recipes[mcData.itemsByName.stick.id].length'],
  ['mcData.instruments', 'mcData.instruments[0].name'],
  ['mcData.biomes', 'Object.values(mcData.biomes)[0].name'],
  ['mcData.entities', 'mcData.entitiesByName.cow.height'],
  ['mcData.foods', 'mcData.foodsByName.bread.foodPoints'],
  ['mcData.version', 'mcData.version.minecraftVersion'],
  ['bot.registry', 'bot.registry.itemsByName.bread.id'],
  ['vec3', 'new Vec3(1, 2, 3).offset(1, 0, 0).distanceTo(bot.entity.position)'],
  ['Vec3 floored', 'bot.entity.position.floored().plus(new Vec3(0, 1, 0)).toString()'],
]

const objects: Rows = [
  ['Entity position', 'const { x, y, z } = bot.entity.position\nx + y + z'],
  ['Entity yaw and pitch', 'bot.entity.yaw + bot.entity.pitch'],
  ['Entity velocity', 'bot.entity.velocity.y'],
  ['Entity metadata', 'Array.isArray(bot.entity.metadata)'],
  ['Entity heldItem', 'bot.entity.heldItem && bot.entity.heldItem.name'],
  ['Entity effects', 'Object.keys(bot.entity.effects).length'],
  ['Entity onGround', 'bot.entity.onGround === true'],
  ['Entity in text', 'console.log(`${bot.entity}`, String(bot.entity))'],
  ['Block name', 'bot.blockAt(bot.entity.position.offset(0, -1, 0)).name'],
  ['Block properties', 'bot.blockAt(bot.entity.position.offset(0, -1, 0)).getProperties()'],
  [
    'Block getProperties types',
    `const wheat = bot.findBlock({ matching: mcData.blocksByName.wheat.id })
if (wheat.getProperties().age !== 7) throw new Error('age is no number')`,
  ],
  ['Block position', 'bot.blockAt(bot.entity.position.offset(0, -1, 0)).position.y'],
  ['Block boundingBox', 'bot.blockAt(bot.entity.position).boundingBox === "empty"'],
  ['Block biome', 'bot.blockAt(bot.entity.position).biome.name'],
  ['Block light', 'bot.blockAt(bot.entity.position).skyLight + bot.blockAt(bot.entity.position).light'],
  ['Block in text', 'console.log(`${bot.blockAt(bot.entity.position)}`)'],
  ['Item count', 'bot.inventory.items().reduce((sum, item) => sum + item.count, 0)'],
  ['Item displayName', 'bot.inventory.items().map((item) => item.displayName).join()'],
  [
    'Item durabilityUsed',
    'bot.inventory.items().find((item) => item.name === "iron_pickaxe").durabilityUsed',
  ],
  ['Item in text', 'console.log(`${bot.inventory.items()[0]}`)'],
  ['window.items', 'bot.inventory.items().length'],
  ['window.count', 'bot.inventory.count(mcData.itemsByName.dirt.id)'],
  ['window.slots', 'bot.inventory.slots.filter(Boolean).length'],
  ['window.emptySlotCount', 'bot.inventory.emptySlotCount()'],
  ['window.findInventoryItem', 'bot.inventory.findInventoryItem(mcData.itemsByName.dirt.id)'],
  ['window.findItemRange', 'bot.inventory.findItemRange(9, 45, mcData.itemsByName.dirt.id, null, false)'],
  [
    'window.deposit',
    `const chest = await bot.openChest(bot.findBlock({ matching: mcData.blocksByName.chest.id }))
await chest.deposit(mcData.itemsByName.dirt.id, null, 1)
chest.close()`,
  ],
  [
    'window.withdraw',
    `const chest = await bot.openContainer(bot.findBlock({ matching: mcData.blocksByName.chest.id }))
await chest.withdraw(mcData.itemsByName.dirt.id, null, 1)
await bot.closeWindow(chest)`,
  ],
  [
    'window.containerItems',
    `const chest = await bot.openChest(bot.findBlock({ matching: mcData.blocksByName.chest.id }))
chest.containerItems().length
await chest.close()`,
  ],
  ['Recipe', 'bot.recipesFor(mcData.itemsByName.stick.id, null, 1, null).length'],
  [
    'Recipe result',
    'bot.recipesAll(mcData.itemsByName.stick.id, null, null).map(({ result }) => result.count)',
  ],
  [
    'furnace.putInput',
    `const furnace = await bot.openFurnace(bot.findBlock({ matching: mcData.blocksByName.furnace.id }))
await furnace.putFuel(mcData.itemsByName.coal.id, null, 1)
await furnace.putInput(mcData.itemsByName.raw_iron.id, null, 1)
console.log(furnace.fuel, furnace.progress, furnace.inputItem(), furnace.fuelItem(), furnace.outputItem())
await bot.waitForTicks(220)
await furnace.takeOutput()
furnace.close()`,
  ],
  [
    'furnace "update"',
    `const furnace = await bot.openFurnace(bot.findBlock({ matching: mcData.blocksByName.furnace.id }))
furnace.on('update', () => {})
furnace.close()`,
  ],
]

const properties: Rows = `
  username version entity entities spawnPoint heldItem usingHeldItem player players isRaining
  rainState thunderState experience.level experience.points experience.progress health food
  foodSaturation oxygenLevel time.timeOfDay time.day time.isDay time.age time.moonPhase
  quickBarSlot inventory targetDigBlock isSleeping controlState game.dimension game.difficulty
  game.gameMode game.minY game.height currentWindow physicsEnabled physics settings.chat
  settings.viewDistance tablist chatPatterns scoreboards scoreboard teams teamMap
  fireworkRocketDuration
`
  .trim()
  .split(/\s+/)
  .map((path) => [`bot.${path}`, `console.log(bot.${path})`])

const looks: Rows = [
  ['bot.blockAt', 'bot.blockAt(bot.entity.position.offset(0, -1, 0)).type'],
  ['bot.world.getBlock', 'bot.world.getBlock(bot.entity.position.offset(0, -1, 0)).name'],
  ['bot.waitForChunksToLoad', 'await bot.waitForChunksToLoad()'],
  ['bot.blockInSight', 'bot.blockInSight(64, 0.5)'],
  ['bot.blockAtCursor', 'bot.blockAtCursor(32)'],
  ['bot.entityAtCursor', 'bot.entityAtCursor(3.5)'],
  ['bot.blockAtEntityCursor', 'bot.blockAtEntityCursor(bot.entity, 16)'],
  ['bot.canSeeBlock', 'bot.canSeeBlock(bot.blockAt(bot.entity.position.offset(1, -1, 0)))'],
  [
    'bot.findBlock by id',
    'bot.findBlock({ matching: mcData.blocksByName.stone.id, maxDistance: 16 }).position',
  ],
  [
    'bot.findBlock by function',
    'bot.findBlock({ matching: (block) => block.name === "stone", maxDistance: 8 })',
  ],
  [
    'bot.findBlocks',
    'bot.findBlocks({ matching: [mcData.blocksByName.stone.id], maxDistance: 16, count: 4 }).length',
  ],
  [
    'bot.findBlock useExtraInfo',
    `bot.findBlock({
  matching: mcData.blocksByName.stone.id,
  maxDistance: 8,
  useExtraInfo: (block) => block.position.y < 160,
})`,
  ],
  ['bot.canDigBlock', 'bot.canDigBlock(bot.blockAt(bot.entity.position.offset(1, -1, 0)))'],
  ['bot.digTime', 'bot.digTime(bot.blockAt(bot.entity.position.offset(0, -1, 0)))'],
  ['bot.recipesFor', 'bot.recipesFor(mcData.itemsByName.crafting_table.id, null, 1, null)'],
  ['bot.recipesAll', 'bot.recipesAll(mcData.itemsByName.furnace.id, null, true).length'],
  ['bot.nearestEntity', 'bot.nearestEntity((entity) => entity.name === "cow")'],
  [
    'Object.values(bot.entities)',
    'Object.values(bot.entities).filter((entity) => entity.type === "animal").length',
  ],
  ['Object.keys(bot.players)', 'Object.keys(bot.players).includes(bot.username)'],
  ['bot.isABed', 'bot.isABed(bot.blockAt(bot.entity.position))'],
  ['bot.getControlState', 'bot.getControlState("sneak")'],
  ['bot.getEquipmentDestSlot', 'bot.getEquipmentDestSlot("head")'],
  ['bot.getExplosionDamages', 'bot.getExplosionDamages(bot.entity, bot.entity.position.offset(3, 0, 0), 4)'],
  ['bot.supportFeature', 'bot.supportFeature("dimensionIsAString")'],
]

const deeds: Rows = [
  ['bot.chat', 'bot.chat("done")'],
  ['bot.lookAt', 'await bot.lookAt(bot.entity.position.offset(2, 1.6, 0), true)'],
  ['bot.look', 'await bot.look(0, 0, true)'],
  [
    'bot.setControlState',
    `bot.setControlState("jump", true)
await bot.waitForTicks(5)
bot.setControlState("jump", false)`,
  ],
  ['bot.clearControlStates', 'bot.clearControlStates()'],
  [
    'bot.equip',
    'await bot.equip(bot.inventory.items().find((item) => item.name === "iron_pickaxe"), "hand")',
  ],
  ['bot.unequip', 'await bot.unequip("hand")'],
  ['bot.tossStack', 'await bot.tossStack(bot.inventory.items().find((item) => item.name === "gravel"))'],
  ['bot.toss', 'await bot.toss(mcData.itemsByName.dirt.id, null, 1)'],
  [
    'bot.dig',
    `await bot.equip(mcData.itemsByName.iron_pickaxe.id, "hand")
await bot.dig(bot.blockAt(bot.entity.position.offset(2, -1, 2)))`,
  ],
  ['bot.stopDigging', 'bot.stopDigging()'],
  [
    'bot.placeBlock',
    `await bot.equip(mcData.itemsByName.dirt.id, "hand")
await bot.placeBlock(bot.blockAt(bot.entity.position.offset(-2, -1, 2)), new Vec3(0, 1, 0))`,
  ],
  [
    'bot.placeEntity',
    `await bot.equip(mcData.itemsByName.oak_boat.id, "hand")
const water = bot.findBlock({ matching: mcData.blocksByName.water.id })
await bot.lookAt(water.position.offset(0.5, 1, 0.5), true)
await bot.placeEntity(water, new Vec3(0, 1, 0))`,
  ],
  [
    'bot.activateBlock',
    'await bot.activateBlock(bot.findBlock({ matching: mcData.blocksByName.oak_door.id }))',
  ],
  ['bot.activateEntity', 'await bot.activateEntity(bot.nearestEntity((entity) => entity.name === "cow"))'],
  [
    'bot.activateEntityAt',
    `const cow = bot.nearestEntity((entity) => entity.name === "cow")
await bot.activateEntityAt(cow, cow.position)`,
  ],
  [
    'bot.consume',
    `await bot.equip(mcData.itemsByName.golden_apple.id, "hand")
await bot.consume()`,
  ],
  ['bot.activateItem', 'bot.activateItem()\nbot.deactivateItem()'],
  [
    'bot.useOn',
    `await bot.unequip("hand")
bot.useOn(bot.nearestEntity((entity) => entity.name === "cow"))`,
  ],
  ['bot.attack', 'bot.attack(bot.nearestEntity((entity) => entity.name === "pig"))'],
  ['bot.swingArm', 'bot.swingArm("right")'],
  ['bot.mount', 'bot.mount(bot.nearestEntity((entity) => entity.name === "cow"))'],
  ['bot.setQuickBarSlot', 'bot.setQuickBarSlot(0)'],
  ['bot.craft', 'await bot.craft(bot.recipesFor(mcData.itemsByName.stick.id, null, 1, null)[0], 1, null)'],
  [
    'bot.craft at a table',
    `const table = bot.findBlock({ matching: mcData.blocksByName.crafting_table.id })
const [recipe] = bot.recipesFor(mcData.itemsByName.chest.id, null, 1, table)
await bot.craft(recipe, 1, table)`,
  ],
  [
    'bot.openBlock',
    `const window = await bot.openBlock(bot.findBlock({ matching: mcData.blocksByName.chest.id }))
bot.closeWindow(window)`,
  ],
  ['bot.openDispenser', 'isThere("bot.openDispenser", bot.openDispenser)'],
  ['bot.openEnchantmentTable', 'isThere("bot.openEnchantmentTable", bot.openEnchantmentTable)'],
  ['bot.openAnvil', 'isThere("bot.openAnvil", bot.openAnvil)'],
  ['bot.openVillager', 'isThere("bot.openVillager", bot.openVillager)'],
  ['bot.trade', 'isThere("bot.trade", bot.trade)'],
  ['bot.openEntity', 'isThere("bot.openEntity", bot.openEntity)'],
  ['bot.writeBook', 'isThere("bot.writeBook", bot.writeBook)'],
  ['bot.updateSign', 'isThere("bot.updateSign", bot.updateSign)'],
  ['bot.fish', 'isThere("bot.fish", bot.fish)'],
  ['bot.sleep', 'isThere("bot.sleep", bot.sleep)'],
  ['bot.wake', 'isThere("bot.wake", bot.wake)'],
  ['bot.elytraFly', 'isThere("bot.elytraFly", bot.elytraFly)'],
  ['bot.moveVehicle', 'isThere("bot.moveVehicle", bot.moveVehicle)'],
  ['bot.dismount', 'isThere("bot.dismount", bot.dismount)'],
  ['bot.moveSlotItem', 'await bot.moveSlotItem(36, 37)'],
  ['bot.putAway', 'await bot.putAway(37)'],
  ['bot.updateHeldItem', 'bot.updateHeldItem()'],
  ['bot.waitForTicks', 'await bot.waitForTicks(2)'],
  [
    'bot.pathfinder.goto',
    `const { x, y, z } = bot.entity.position
await bot.pathfinder.goto(new GoalNear(x + 2, y, z, 1))`,
  ],
  [
    'bot.pathfinder.setMovements',
    `const movements = new Movements(bot, mcData)
movements.canDig = false
bot.pathfinder.setMovements(movements)`,
  ],
  [
    'bot.collectBlock.collect',
    'await bot.collectBlock.collect(bot.findBlock({ matching: mcData.blocksByName.oak_log.id }))',
  ],
  [
    'bot.tool.equipForBlock',
    'await bot.tool.equipForBlock(bot.blockAt(bot.entity.position.offset(0, -1, 0)), {})',
  ],
]

const javascript: Rows = [
  ['setTimeout as a promise', 'await new Promise((resolve) => setTimeout(resolve, 50))'],
  ['Promise.race', 'await Promise.race([bot.waitForTicks(2), bot.waitForTicks(4)])'],
  ['try and catch', 'try { await bot.craft(null, 1, null) } catch (error) { console.log(error.message) }'],
  [
    'an inner function',
    'const count = (name) => bot.inventory.items().filter((item) => item.name === name).length\ncount("dirt")',
  ],
  ['optional chaining', 'bot.heldItem?.name ?? "nothing"'],
  ['console.log of objects', 'console.log(bot.entity.position, { health: bot.health })'],
  ['JSON.stringify', 'JSON.stringify(bot.inventory.items().map(({ name, count }) => ({ name, count })))'],
  ['Math and Date', 'Math.floor(Math.random() * 3) + Date.now()'],
  ['a class', 'class Counter { total = 0; add(n) { this.total += n } }\nnew Counter().add(1)'],
]

const outOfReach: Rows = [
  ['bot.on("health")', 'bot.on("health", () => {})'],
  ['bot.once("health")', 'bot.once("health", () => {})'],
  ['bot.on("physicsTick")', 'bot.on("physicsTick", () => bot.lookAt(bot.entity.position))'],
  ['world "blockUpdate"', 'bot.world.on("blockUpdate", () => {})'],
  ['bot.removeAllListeners', 'bot.removeAllListeners("chat")'],
  ['bot.quit', 'bot.quit("bye")'],
  ['bot.end', 'bot.end()'],
  ['bot.respawn', 'bot.respawn()'],
  ['bot.whisper', 'bot.whisper("Ada", "hello")'],
  ['bot.tabComplete', 'await bot.tabComplete("/ti")'],
  ['bot.chatAddPattern', 'bot.chatAddPattern(/x/, "x", "x")'],
  ['bot.addChatPattern', 'bot.addChatPattern("x", /x/)'],
  ['bot.addChatPatternSet', 'bot.addChatPatternSet("x", [/x/])'],
  ['bot.removeChatPattern', 'bot.removeChatPattern("x")'],
  ['bot.awaitMessage', 'await bot.awaitMessage("hello")'],
  ['bot.setSettings', 'bot.setSettings({ viewDistance: "far" })'],
  ['bot.loadPlugin', 'bot.loadPlugin(() => {})'],
  ['bot.loadPlugins', 'bot.loadPlugins([])'],
  ['bot.hasPlugin', 'bot.hasPlugin(() => {})'],
  ['bot.acceptResourcePack', 'bot.acceptResourcePack()'],
  ['bot.denyResourcePack', 'bot.denyResourcePack()'],
  ['bot.setCommandBlock', 'bot.setCommandBlock(new Vec3(0, 0, 0), "/say hi")'],
  ['bot.clickWindow', 'await bot.clickWindow(36, 0, 0)'],
  ['bot.simpleClick', 'await bot.simpleClick.leftMouse(36)'],
  ['bot.putSelectedItemRange', 'await bot.putSelectedItemRange(9, 36, bot.inventory, null)'],
  ['bot.transfer', 'await bot.transfer({ sourceStart: 9, sourceEnd: 36 })'],
  ['bot.creative.setInventorySlot', 'await bot.creative.setInventorySlot(36, null)'],
  ['bot.creative.flyTo', 'await bot.creative.flyTo(new Vec3(0, 80, 0))'],
  ['bot._client', 'bot._client.write("chat", { message: "x" })'],
  ['bot.emit', 'bot.emit("health")'],
  ['a slash command', 'bot.chat("/give @s diamond")'],
  ['require("vec3")', 'const Vec3 = require("vec3")'],
  ['require("mineflayer-pathfinder").goals', 'const { GoalNear } = require("mineflayer-pathfinder").goals'],
  ['goals.GoalNear', 'await bot.pathfinder.goto(new goals.GoalNear(0, 64, 0, 1))'],
  ['vec3(x, y, z)', 'vec3(1, 2, 3)'],
  ['sleep', 'await sleep(1000)'],
  ['wait', 'await wait(1000)'],
  ['delay', 'await delay(1000)'],
  ['waitForTicks', 'await waitForTicks(20)'],
  ['new Item', 'new Item(1, 1)'],
  ['minecraftData(version)', 'minecraftData(bot.version)'],
  ['process', 'process.exit(1)'],
  ['fetch', 'await fetch("https://example.com")'],
]

/** Uses of mineflayer's documented surface and of JavaScript around it. */
export const mineflayerSnippets: readonly MineflayerSnippet[] = [
  ...data,
  ...objects,
  ...properties,
  ...looks,
  ...deeds,
  ...javascript,
  ...outOfReach,
].map(([uses, code]) => ({ uses, code }))
