import type { SnippetRows } from './snippet.ts'

const data: SnippetRows = [
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

const objects: SnippetRows = [
  ['Entity position', 'const { x, y, z } = bot.entity.position\nx + y + z'],
  ['Entity yaw and pitch', 'bot.entity.yaw + bot.entity.pitch'],
  ['Entity velocity', 'bot.entity.velocity.y'],
  ['Entity metadata', 'Array.isArray(bot.entity.metadata)'],
  ['Entity heldItem', 'bot.entity.heldItem && bot.entity.heldItem.name'],
  ['Entity effects', 'Object.keys(bot.entity.effects).length'],
  ['Entity eyeHeight', 'console.log(bot.entity.eyeHeight)'],
  ['Entity equipment', 'console.log(bot.entity.equipment[0]?.name)'],
  ['Entity kind', 'bot.nearestEntity((entity) => entity.kind === "Hostile mobs")'],
  ['Entity position in a copy', 'bot.entity.position.clone().add(new Vec3(0, 1, 0)).y'],
  ['Entity instanceof Vec3', 'if (!(bot.entity.position instanceof Vec3)) throw new Error("no Vec3")'],
  ['Entity onGround', 'bot.entity.onGround === true'],
  ['Entity in text', 'console.log(`${bot.entity}`, String(bot.entity))'],
  ['Block name', 'bot.blockAt(bot.entity.position.offset(0, -1, 0)).name'],
  ['Block properties', 'bot.blockAt(bot.entity.position.offset(0, -1, 0)).getProperties()'],
  [
    'Block getProperties types',
    `const wheat = bot.findBlock({ matching: mcData.blocksByName.wheat.id })
if (wheat.getProperties().age !== 7) throw new Error('age is no number')`,
  ],
  ['Block _properties', 'bot.findBlock({ matching: mcData.blocksByName.wheat.id })._properties.age'],
  ['Block harvestTools', 'Object.keys(bot.blockAt(bot.entity.position.offset(0, -1, 0)).harvestTools ?? {})'],
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
  ['Item in braces', 'if ({ ...bot.inventory.items()[0] }.name === undefined) throw new Error("no name")'],
  [
    'Item as JSON',
    'if (!JSON.stringify(bot.inventory.items()).includes("iron_pickaxe")) throw new Error("no name")',
  ],
  [
    'Item uses left',
    `const tool = bot.inventory.items().find((item) => item.name.endsWith("_pickaxe"))
if (!(tool.maxDurability - tool.durabilityUsed > 0)) throw new Error("no uses")`,
  ],
  [
    'Item enchants and nbt',
    'console.log(bot.inventory.items()[0].nbt, bot.inventory.items()[0].enchants.length)',
  ],
  ['Item slot', 'bot.inventory.slots[bot.inventory.items()[0].slot].name'],
  ['Item in text', 'console.log(`${bot.inventory.items()[0]}`)'],
  ['window.count by name', 'bot.inventory.count("dirt")'],
  ['window.findInventoryItem by name', 'bot.inventory.findInventoryItem("dirt").count'],
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

const properties: SnippetRows = `
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

/** Uses that look something up. */
export const reads: SnippetRows = [...data, ...objects, ...properties]
