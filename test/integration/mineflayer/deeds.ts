import type { SnippetRows } from './snippet.ts'

/** Uses that do something. */
export const deeds: SnippetRows = [
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
  ['bot.equip by name', 'await bot.equip("iron_pickaxe", "hand")'],
  ['bot.equip without a place', 'await bot.equip(bot.inventory.findInventoryItem("iron_pickaxe"))'],
  ['bot.unequip of an empty hand', 'await bot.unequip("off-hand")'],
  ['bot.lookAt an entity', 'await bot.lookAt(bot.nearestEntity((entity) => entity.name === "cow"))'],
  ['bot.dig of nothing', 'await bot.dig(bot.findBlock({ matching: mcData.blocksByName.diamond_ore.id }))'],
  [
    'bot.dig with then and catch',
    `await bot.dig(bot.blockAt(bot.entity.position.offset(3, -1, 2).floored()))
  .then(() => console.log("dug"))
  .catch((error) => console.log(error.message))`,
  ],
  ['bot.dig with a callback', 'bot.dig(bot.blockAt(bot.entity.position.offset(0, -1, 3)), (error) => {})'],
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
  ['bot.quickBarSlot =', 'bot.quickBarSlot = 3'],
  ['a field of one’s own', 'bot.myState = { found: false }'],
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
    'bot.pathfinder.getPathTo',
    'bot.pathfinder.getPathTo(new Movements(bot, mcData), new GoalNear(0, 64, 0, 1))',
  ],
  [
    'bot.pathfinder.goto with finally',
    `const { x, y, z } = bot.entity.position.floored()
await bot.pathfinder.goto(new GoalBlock(x, y, z)).catch(() => {}).finally(() => {})`,
  ],
  [
    'bot.pathfinder.setGoal',
    `bot.pathfinder.setGoal(new GoalFollow(bot.nearestEntity((entity) => entity.name === "cow"), 2), true)
await bot.waitForTicks(2)
bot.pathfinder.setGoal(null)`,
  ],
  [
    'Movements blocksCantBreak',
    'new Movements(bot, mcData).blocksCantBreak.add(mcData.blocksByName.chest.id)',
  ],
  [
    'Movements scafoldingBlocks',
    'new Movements(bot, mcData).scafoldingBlocks.push(mcData.itemsByName.dirt.id)',
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
