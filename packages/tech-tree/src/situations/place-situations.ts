import { reached, unreached, type Situation } from './situation.ts'
import { blocks, commanded, died, near, placed, primitive } from './traces.ts'

const far = { x: 100, y: 64, z: 0 }

/** Places, dimensions, biomes, structures and finds. */
export function placeSituations(): readonly Situation[] {
  return [
    ...reachedPlaces(),
    ...heights(),
    ...dimensions(),
    ...biomes(),
    ...structures(),
    ...finds(),
    ...exploring(),
  ]
}

function reachedPlaces(): readonly Situation[] {
  const task = 'Go to (100, 64, 0)'
  return [
    reached(task, 'walked there', { after: { position: far } }),
    reached(task, 'stands two blocks beside it', { after: { position: { x: 102, y: 64, z: 0 } } }),
    unreached(task, 'did not move', {}),
    unreached(task, 'stopped half way', { after: { position: { x: 50, y: 64, z: 0 } } }),
    unreached(task, 'is high above it', { after: { position: { ...far, y: 120 } } }),
    unreached(task, 'was teleported', {
      events: [commanded('teleport', '/tp bot 100 64 0')],
      after: { position: far },
    }),
    unreached(task, 'died and came to itself there', { events: [died()], after: { position: far } }),
    reached(task, 'died, then walked there', {
      events: [died(), primitive('goTo', { position: far })],
      after: { position: far },
    }),
  ]
}

function heights(): readonly Situation[] {
  return [
    reached('Dig down to y 11', 'is there, wherever', { after: { position: { x: 30, y: 12, z: 5 } } }),
    unreached('Dig down to y 11', 'is above it', { after: { position: { x: 30, y: 40, z: 5 } } }),
    unreached('Dig down to y 11', 'was teleported', {
      events: [commanded('teleport', '/tp bot 0 11 0')],
      after: { position: { x: 0, y: 11, z: 0 } },
    }),
    reached('travel to x=100, z=0', 'is there on a hill', { after: { position: { ...far, y: 110 } } }),
    unreached('travel to x=100, z=0', 'is beside it', { after: { position: { ...far, z: 30 } } }),
  ]
}

const names = [
  ['Enter the Nether', 'the_nether'],
  ['go to the end', 'the_end'],
] as const

function dimensions(): readonly Situation[] {
  const move = (dimension: string, tick = 100) => ({ type: 'dimension-change', tick, dimension }) as const
  return names.flatMap(([task, dimension]) => [
    reached(task, 'went through the portal', {
      before: { dimension: 'overworld' },
      events: [move(dimension)],
      after: { dimension },
    }),
    unreached(task, 'stayed', { before: { dimension: 'overworld' }, after: { dimension: 'overworld' } }),
    unreached(task, 'came back', {
      before: { dimension: 'overworld' },
      events: [move(dimension), move('overworld', 200)],
      after: { dimension: 'overworld' },
    }),
    unreached(task, 'was there all the time', { before: { dimension }, after: { dimension } }),
    unreached(task, 'died there and came to itself at home', {
      before: { dimension: 'overworld' },
      events: [move(dimension), died(), move('overworld', 201)],
      after: { dimension: 'overworld' },
    }),
    unreached(task, 'only a portal is near', {
      before: { dimension: 'overworld' },
      after: { dimension: 'overworld', nearbyBlocks: blocks('nether_portal') },
    }),
    unreached(task, 'nobody looked', {}),
  ])
}

function biomes(): readonly Situation[] {
  return [
    reached('Go to a desert', 'is in it', { after: { biome: 'desert' } }),
    unreached('Go to a desert', 'is elsewhere', { after: { biome: 'savanna' } }),
    unreached('Go to a desert', 'was there at the start', {
      before: { biome: 'desert' },
      after: { biome: 'desert' },
    }),
    unreached('Go to a desert', 'sand is near', { after: { nearbyBlocks: blocks('sand') } }),
    reached('Find a jungle', 'is in it', { after: { biome: 'jungle' } }),
    unreached('Find a jungle', 'a jungle tree was planted', {
      events: [placed('jungle_sapling')],
      after: { nearbyBlocks: blocks('jungle_sapling') },
    }),
  ]
}

function structures(): readonly Situation[] {
  const village = { nearbyBlocks: blocks('bell', 'dirt_path'), nearbyEntities: near('villager') }
  return ['Find a village', 'Go to a village', 'Explore until you find a village'].flatMap((task) => [
    reached(task, 'stands among villagers and paths', { after: { ...village, position: far } }),
    unreached(task, 'ten seconds of walking', { after: { position: { x: 20, y: 64, z: 0 } } }),
    unreached(task, 'a villager without a village', { after: { nearbyEntities: near('villager') } }),
    unreached(task, 'a bell of its own', {
      events: [placed('bell'), placed('bell', 5), placed('bell', 6)],
      after: { nearbyBlocks: blocks('bell'), nearbyEntities: near('villager') },
    }),
    unreached(task, 'died there', { events: [died()], after: village }),
  ])
}

function finds(): readonly Situation[] {
  return [
    reached('Explore until iron_ore', 'seen on the way', { after: { seenBlocks: ['iron_ore'] } }),
    reached('Explore until iron_ore', 'in sight', { after: { nearbyBlocks: blocks('iron_ore') } }),
    unreached('Explore until iron_ore', 'seen long ago', {
      before: { seenBlocks: ['iron_ore'] },
      after: { seenBlocks: ['iron_ore'] },
    }),
    unreached('Explore until iron_ore', 'another ore', { after: { seenBlocks: ['coal_ore'] } }),
    unreached('Explore until iron_ore', 'held before and dropped', {
      before: { inventory: { iron_ore: 1 } },
      after: { seenBlocks: ['iron_ore'] },
    }),
    unreached('Explore until you find a chest', 'set down by itself', {
      events: [placed('chest')],
      after: { nearbyBlocks: blocks('chest') },
    }),
    reached('Find a cow', 'in sight', { after: { nearbyEntities: near('cow') } }),
    unreached('Find a cow', 'a mooshroom', { after: { nearbyEntities: near('mooshroom') } }),
    unreached('Find a cow', 'nothing in sight', {}),
  ]
}

function exploring(): readonly Situation[] {
  return [
    reached('Explore', 'walked far', { after: { position: far } }),
    unreached('Explore', 'stood still', {}),
    unreached('Explore', 'climbed only', { after: { position: { x: 0, y: 100, z: 0 } } }),
    unreached('Explore', 'died and came to itself far away', { events: [died()], after: { position: far } }),
    unreached('Explore', 'was teleported', {
      events: [commanded('teleport', '/tp bot 100 64 0')],
      after: { position: far },
    }),
    reached('Explore 90 blocks', 'walked so far', { after: { position: far } }),
    unreached('Explore 200 blocks', 'walked less', { after: { position: far } }),
  ]
}
