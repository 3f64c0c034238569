import type { SnippetRows } from './snippet.ts'

/** Uses that look around. */
export const looks: SnippetRows = [
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
  ['bot.findBlock by name', 'bot.findBlock({ matching: "stone", maxDistance: 16 })'],
  [
    'bot.findBlocks sorted',
    `bot.findBlocks({ matching: mcData.blocksByName.stone.id, maxDistance: 6, count: 20 })
  .filter((place) => bot.blockAt(place.offset(0, 1, 0))?.name === "air")
  .sort((a, b) => a.distanceTo(bot.entity.position) - b.distanceTo(bot.entity.position))[0]`,
  ],
  ['bot.blockAt of an object', 'bot.blockAt({ x: 0, y: 64, z: 0 })'],
  ['bot.world.raycast', 'bot.world.raycast(bot.entity.position, new Vec3(0, -1, 0), 4)'],
  ['bot.recipesFor by name', 'bot.recipesFor("stick", null, 1, null)'],
  ['bot.players entity', 'bot.players[bot.username]?.entity?.position'],
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
