import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCommandArena, type CommandArena } from '../../testing/start-command-arena.ts'

let commands: CommandArena
beforeAll(async () => {
  commands = await startCommandArena()
  text('scoreboard objectives add n dummy')
})
beforeEach(async () => commands.tidy())
afterAll(async () => commands.stop())

const run = (line: string) => commands.arena.world.runCommand(line)
const text = (line: string): string => run(line).text ?? ''
const block = (x: number, y: number, z: number): string => commands.arena.world.blockAt({ x, y, z }).name
const score = (holder: string): string => text(`scoreboard players get ${holder} n`)

test('data shows what the world holds of players, creatures, items and containers', () => {
  text('give tester apple 3')
  expect(text('data get entity tester Inventory[0].id')).toBe(
    'tester has the following data: "minecraft:apple"',
  )
  expect(run('data get entity tester foodLevel').result).toBe(20)
  expect(text('data get entity tester Wings')).toBe('Found no elements matching Wings')
  text('summon cow 4 64 4')
  expect(text('data get entity @e[type=cow,limit=1] Health')).toBe('Cow has the following data: 10')
  expect(text('data get entity @e[type=cow,limit=1]')).toMatch(/^Cow has .*id: "minecraft:cow".*NoAI: 0/)
  text('setblock 4 64 4 chest')
  commands.arena.world.fillContainer({ x: 4, y: 64, z: 4 }, { name: 'bread', count: 2 })
  expect(text('data get block 4 64 4 Items[0]')).toMatch(/Slot: 0, id: "minecraft:bread", [cC]ount: 2/)
  expect(text('data get block 4 63 4')).toBe('The target block is not a block entity')
})

test('data changes creatures, containers and signs, and bots see it', async () => {
  const { arena } = commands
  text('summon zombie 4 64 12 {NoAI:1b,HandItems:[{id:"minecraft:iron_sword",Count:1}],ArmorItems:[]}')
  const [zombie] = arena.world.mobs
  expect(zombie?.equipment).toMatchObject({ main: 'iron_sword' })
  arena.world.step(60)
  expect(arena.world.mobs[0]?.position).toEqual(zombie?.position)
  expect(text('data merge entity @e[type=zombie,limit=1] {Health:7,CustomName:\'{"text":"Bob"}\'}')).toMatch(
    /^Modified entity data/,
  )
  expect(arena.world.mobs[0]?.health).toBe(7)
  expect(text('data merge entity tester {Health:3}')).toBe('Unable to modify player data')
  expect(text('data merge entity @e[type=zombie,limit=1] {}')).toMatch(/^Nothing changed/)
  text('setblock 6 64 6 barrel')
  text('data merge block 6 64 6 {Items:[{Slot:2b,id:"minecraft:stick",Count:5b}]}')
  expect(arena.world.containerAt({ x: 6, y: 64, z: 6 })?.[2]).toEqual({ name: 'stick', count: 5 })
  text('setblock 8 64 6 oak_sign')
  const isNew = arena.world.version.startsWith('1.2')
  text(
    isNew
      ? `data merge block 8 64 6 {front_text:{messages:['"Keep out"']}}`
      : `data merge block 8 64 6 {Text1:'"Keep out"'}`,
  )
  const place = arena.bot.entity.position.floored().offset(0, 0, -2)
  await arena.until(() => {
    const sign = arena.bot.blockAt(place)
    return sign?.name === 'oak_sign' && sign.getSignText()[0]?.includes('Keep out') === true
  }, 'the words')
  expect(text('data get block 8 64 6')).toContain('Keep out')
})

test('creatures are summoned young, named and dressed', () => {
  text('summon sheep 4 64 4 {Age:-6000,NoAI:1}')
  expect(commands.arena.world.mobs[0]).toMatchObject({ name: 'sheep', isBaby: true })
  commands.arena.world.step(6030)
  expect(commands.arena.world.mobs[0]?.isBaby).toBe(false)
  expect(text('summon item 4 64 4 {Item:{id:"minecraft:feather_of_lead",Count:1}}')).toMatch(/Unknown item/)
})

test('attributes are read, and creatures get another greatest health', () => {
  text('summon cow 4 64 4 {NoAI:1}')
  expect(run('attribute @e[type=cow,limit=1] generic.max_health get').result).toBe(10)
  expect(text('attribute @e[type=cow,limit=1] minecraft:max_health base set 40')).toContain('set to 40')
  text('data merge entity @e[type=cow,limit=1] {Health:33}')
  expect(commands.arena.world.mobs[0]).toMatchObject({ health: 33, maxHealth: 40 })
  text('item replace entity tester armor.head with iron_helmet')
  text('replaceitem entity tester armor.head iron_helmet')
  expect(run('attribute tester generic.armor get 10').result).toBe(20)
  expect(run('attribute tester generic.armor base get').result).toBe(0)
  expect(text('attribute tester generic.max_health base set 40')).toMatch(/cannot be changed/)
  expect(text('attribute tester generic.charm get')).toMatch(/^Unknown attribute 'charm'/)
})

test('teams keep their players from hurting each other, and clients know of them', async () => {
  const { arena } = commands
  expect(text('team add red Red ones')).toBe('Created team [Red ones]')
  expect(text('team add red')).toMatch(/already exists/)
  const other = await arena.join('other')
  expect(text('team join red @a')).toBe('Added 2 members to team [Red ones]')
  expect(text('team modify red color red')).toContain('red')
  expect(text('team modify red friendlyFire false')).toContain('false')
  await arena.until(() => other.teamMap['tester']?.team === 'red', 'the team')
  arena.world.teleport('other', { x: 8.5, y: 64, z: 10 })
  await arena.until(() => arena.bot.players['other']?.entity !== undefined, 'the other')
  const target = arena.bot.players['other']?.entity
  if (!target) throw new Error('The other is not seen.')
  arena.bot.attack(target)
  await arena.ticks(5)
  expect(commands.self('other').health).toBe(20)
  expect(text('execute as @a[team=red] run data get entity @s foodLevel')).toContain('20')
  const kept = arena.world.snapshot()
  expect(text('team leave other')).toContain('other')
  expect(text('team list red')).toBe('Team [Red ones] has 1 member(s): tester')
  arena.bot.attack(target)
  await arena.until(() => commands.self('other').health < 20, 'the hit')
  arena.world.restore(kept)
  expect(text('team list red')).toContain('tester, other')
  expect(text('team empty red')).toContain('2 member')
  expect(text('team remove red')).toBe('Removed team [Red ones]')
  expect(text('team list')).toBe('There are no teams')
  expect(text('team join blue tester')).toBe("Unknown team 'blue'")
  other.quit()
})

test('items go into slots of containers', () => {
  text('setblock 4 64 4 hopper')
  const line = (slot: string): string => text(`item replace block 4 64 4 container.${slot} with stick 3`)
  expect(line('4')).toBe('Replaced a slot at 4, 64, 4 with 3 [Stick]')
  expect(commands.arena.world.containerAt({ x: 4, y: 64, z: 4 })?.[4]).toEqual({ name: 'stick', count: 3 })
  expect(line('5')).toBe('The target does not have slot container.5')
  expect(text('replaceitem block 5 64 5 container.0 stick')).toBe('The target block is not a container')
})

test('execute aligns, turns and keeps outcomes', () => {
  text('execute positioned 4.7 65.9 4.2 align xz run summon pig ~ ~ ~ {NoAI:1}')
  expect(commands.arena.world.mobs[0]?.position).toMatchObject({ x: 4, z: 4 })
  expect(text('execute align xx run seed')).toMatch(/Invalid swizzle/)
  text('execute positioned 8 65 8 facing 12 65 8 run setblock ^ ^ ^3 stone')
  expect(block(11, 65, 8)).toBe('stone')
  text('execute positioned 8 65 12 facing entity @e[type=pig] feet rotated ~90 0 run setblock ^ ^ ^2 glass')
  text('execute rotated as tester positioned 2 66 2 run setblock ~ ~ ~ glass')
  expect(block(2, 66, 2)).toBe('glass')
  text('fill 1 64 1 3 64 1 stone')
  text('execute store result score filled n run fill 1 64 1 3 64 1 air')
  expect(score('filled')).toBe('filled has 3 [n]')
  text('execute store success score failed n run fill 1 64 1 3 64 1 air')
  expect(score('failed')).toBe('failed has 0 [n]')
  text('execute store result score pigs n if entity @e[type=pig]')
  expect(score('pigs')).toBe('pigs has 1 [n]')
  text('execute as tester store result score @s n run data get entity @s foodLevel')
  expect(score('tester')).toBe('tester has 20 [n]')
  expect(text('execute store result score x unknown run seed')).toMatch(/Unknown scoreboard objective/)
})

test('biomes and structures are located', () => {
  expect(text('locate biome plains')).toMatch(/^The nearest minecraft:plains is at/)
  expect(text('locate biome candy_land')).toMatch(/no biome with type/)
  expect(text('locate structure stronghold')).toMatch(/^The nearest minecraft:stronghold is at/)
  expect(text('locate structure fortress')).toMatch(/^Could not find/)
  expect(text('execute in the_end run locate structure end_city')).toMatch(/end_city is at/)
  expect(text('locate structure sand_castle')).toMatch(/no structure with type/)
})

test('the new commands are completed', async () => {
  const words = async (line: string): Promise<string> =>
    JSON.stringify(await commands.arena.bot.tabComplete(line))
  expect(await words('/data get ent')).toContain('entity')
  expect(await words('/data get entity tes')).toContain('tester')
  expect(await words('/attribute tester max')).toContain('max_health')
  expect(await words('/team add x')).not.toContain('join')
  expect(await words('/locate biome dese')).toContain('desert')
  expect(await words('/locate structure strong')).toContain('stronghold')
  expect(await words('/item replace block 1 2 3 container.26')).toContain('container.26')
  expect(await words('/execute align xy')).toContain('xyz')
  expect(commands.arena.errors).toEqual([])
})
