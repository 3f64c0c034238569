import type { GameEvent } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'
import { makeFakeBot } from './fake-bot.ts'
import { recordEvents } from './record-events.ts'

const at = (x: number) => ({ position: new Vec3(x, 64, 0), metadata: [] })
const cow = { id: 7, name: 'cow', ...at(2) }
const mate = { id: 8, name: 'cow', ...at(3) }
const shornCoat = Array.from({ length: 18 }, (_unused, index) => (index === 17 ? 16 : 0))
const sheep = { id: 9, name: 'sheep', ...at(2) }
const wolf = { id: 10, name: 'wolf', ...at(2) }

function record() {
  const fake = makeFakeBot()
  const client = Object.assign(new EventEmitter(), { write: () => undefined })
  const entities = Object.fromEntries([cow, mate, sheep, wolf].map((entity) => [entity.id, entity]))
  Object.assign(fake.bot, { _client: client, entities })
  const events: GameEvent[] = []
  const stop = recordEvents(fake.bot, (event) => events.push(event))
  const hold = (name: string, count = 1, more: object = {}): void => {
    fake.setItems([{ name, count }])
    Object.assign(fake.bot, { heldItem: { name, count, ...more } })
  }
  const click = (target: number, mouse: number): void =>
    fake.bot._client.write('use_entity', { target, mouse })
  const deeds = (): readonly string[] =>
    events.flatMap((event) =>
      'creature' in event
        ? [[event.type, event.creature, event.item ?? '', event.name ?? ''].join(' ').trim()]
        : [],
    )
  return { ...fake, client, events, stop, hold, click, deeds }
}

test('a kill is the agent’s when the last harm was its own', () => {
  const { bot, emit, hold, click, deeds } = record()
  hold('iron_sword')
  click(7, 1)
  emit('entityHurt', cow, bot.entity)
  emit('entityDead', cow)
  expect(deeds()).toEqual(['creature-kill cow iron_sword'])
})

test('a kill that another finished is not', () => {
  const { bot, emit, hold, click, deeds } = record()
  hold('iron_sword')
  click(7, 1)
  emit('entityHurt', cow, bot.entity)
  emit('entityHurt', cow, wolf)
  emit('entityDead', cow)
  emit('entityHurt', mate, wolf)
  emit('entityDead', mate)
  emit('entityHurt', sheep, undefined)
  emit('entityDead', sheep)
  expect(deeds()).toEqual([])
})

test('a fall within five seconds after its blow is the agent’s kill, a later one is not', () => {
  const { bot, emit, hold, click, tick, deeds } = record()
  hold('iron_sword')
  for (const [creature, ticks] of [
    [cow, 90],
    [mate, 110],
  ] as const) {
    click(creature.id, 1)
    emit('entityHurt', creature, bot.entity)
    tick(ticks)
    emit('entityHurt', creature, undefined)
    emit('entityDead', creature)
  }
  expect(deeds()).toEqual(['creature-kill cow iron_sword'])
})

test('an arrow kills with the bow that shot it', () => {
  const { bot, emit, hold, tick, deeds } = record()
  hold('bow')
  bot._client.write('use_item', { hand: 0 })
  tick(20)
  emit('entityHurt', cow, bot.entity)
  emit('entityDead', cow)
  expect(deeds()).toEqual(['creature-kill cow bow'])
})

test('before 1.19.4 a kill is the agent’s when it struck a moment before', () => {
  const { emit, hold, click, tick, deeds } = record()
  hold('stone_axe')
  click(7, 1)
  emit('entityHurt', cow)
  emit('entityDead', cow)
  click(8, 1)
  tick(30)
  emit('entityHurt', mate)
  emit('entityDead', mate)
  expect(deeds()).toEqual(['creature-kill cow stone_axe'])
})

test('a bucket that fills beside a cow is milking, one that fills elsewhere is not', () => {
  const { hold, click, setItems, tick, deeds } = record()
  hold('bucket')
  click(7, 0)
  setItems([{ name: 'milk_bucket', count: 1 }])
  tick()
  hold('bucket')
  tick()
  setItems([{ name: 'milk_bucket', count: 1 }])
  tick()
  expect(deeds()).toEqual(['creature-milk cow bucket'])
})

test('two fed animals and a young one make a birth', () => {
  const { client, emit, hold, click, deeds, bot } = record()
  const calf = {
    id: 11,
    name: 'cow',
    ...at(2),
    metadata: Array.from({ length: 17 }, (_u, index) => index === 16),
  }
  hold('wheat', 2)
  for (const parent of [cow, mate]) {
    click(parent.id, 0)
    client.emit('entity_status', { entityId: parent.id, entityStatus: 18 })
  }
  Object.assign(bot.entities, { 11: calf })
  emit('entitySpawn', calf)
  emit('entityUpdate', calf)
  emit('entityUpdate', calf)
  expect(deeds()).toEqual(['creature-breed cow'])
})

test('a young one without fed parents is none of its deeds', () => {
  const { emit, deeds } = record()
  const calf = {
    id: 11,
    name: 'cow',
    ...at(2),
    metadata: Array.from({ length: 17 }, (_u, index) => index === 16),
  }
  emit('entitySpawn', calf)
  emit('entityUpdate', calf)
  expect(deeds()).toEqual([])
})

test('shears, bones and name tags do their deeds', () => {
  const { emit, hold, click, setItems, tick, deeds } = record()
  hold('shears')
  click(9, 0)
  emit('entityUpdate', sheep)
  emit('entityUpdate', { ...sheep, metadata: shornCoat })
  hold('bone', 3)
  click(10, 0)
  emit('entityTamed', wolf)
  hold('name_tag', 1, { customName: '{"text":"Bess"}' })
  click(7, 0)
  setItems([])
  tick()
  expect(deeds()).toEqual([
    'creature-shear sheep shears',
    'creature-tame wolf bone',
    'creature-name cow name_tag Bess',
  ])
})

test('a wolf that another tames is not the agent’s', () => {
  const { emit, deeds } = record()
  emit('entityTamed', wolf)
  expect(deeds()).toEqual([])
})

test('tells the window or the ground an item came from', () => {
  const { bot, emit, setItems, tick, events } = record()
  const window = { type: 'minecraft:crafting', selectedItem: null, items: () => bot.inventory.items() }
  Object.assign(bot, { currentWindow: window })
  setItems([{ name: 'stick', count: 4 }])
  tick()
  Object.assign(bot, { currentWindow: null })
  tick(10)
  emit('playerCollect', bot.entity, { getDroppedItem: () => ({ name: 'stick' }) })
  setItems([{ name: 'stick', count: 5 }])
  tick()
  emit('playerCollect', cow, { getDroppedItem: () => ({ name: 'dirt' }) })
  tick(10)
  setItems([
    { name: 'stick', count: 5 },
    { name: 'dirt', count: 1 },
  ])
  tick()
  const sources = events.flatMap((event) => (event.type === 'item-change' ? [event.source] : []))
  expect(sources).toEqual(['craft', 'pickup', 'hand'])
})

test('tells the hour of waking and the dimension one came to', () => {
  const { bot, emit, tick, events } = record()
  Object.assign(bot, { game: { dimension: 'overworld' } })
  tick()
  Object.assign(bot, { game: { dimension: 'the_nether' } })
  tick()
  emit('wake')
  bot.time.timeOfDay = 14_000
  tick(3)
  bot.time.timeOfDay = 12
  tick(3)
  expect(events).toMatchObject([
    { type: 'dimension-change', dimension: 'the_nether' },
    { type: 'wake', timeOfDay: 12 },
  ])
})

test('leaves no listener behind and gives the connection back', () => {
  const { bot, client, stop } = record()
  stop()
  expect(bot.eventNames()).toEqual([])
  expect(client.eventNames()).toEqual([])
})
