import type { GameEvent } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { blocks, change, commanded, deed, digs, near, placed, primitive } from './traces.ts'

/** Goals that came about by a command behind another one, by another player, or by other means than were asked for. */
export function wrongMeansSituations(): readonly Situation[] {
  return [...commands(), ...shots(), ...sleeps(), ...exchanges(), ...placings(), ...tendings()]
}

function commands(): readonly Situation[] {
  const run = (command: string): GameEvent => commanded('command', command)
  const gone = { dimension: 'the_nether' }
  return [
    unreached('Enter the Nether', 'moved by a command behind another', {
      events: [run('/execute in minecraft:the_nether run tp bot 0 70 0')],
      after: gone,
    }),
    unreached('Go to (500, 70, 500)', 'moved by a command behind another', {
      events: [run('/execute as bot run minecraft:tp @s 500 70 500')],
      after: { position: { x: 500, y: 70, z: 500 } },
    }),
    unreached('Obtain 3 diamond', 'given by a command behind another', {
      events: [run('/execute as @a run give bot diamond 3'), change('diamond', 3, 'pickup')],
      after: { inventory: { diamond: 3 } },
    }),
    unreached('Kill 1 zombie', 'hurt to death by a command', {
      events: [run('/damage @e[type=zombie,limit=1] 40'), deed('creature-kill', 'zombie')],
    }),
    unreached('Ride a pig', 'seated by a command', {
      events: [run('/ride bot mount @e[type=pig,limit=1]')],
      after: { vehicle: 'pig' },
    }),
    unreached('wear full iron armour', 'put on by a command', {
      events: [run('/item replace entity bot armor.head with iron_helmet')],
      after: {
        equipment: {
          head: 'iron_helmet',
          torso: 'iron_chestplate',
          legs: 'iron_leggings',
          feet: 'iron_boots',
        },
      },
    }),
    unreached('Find a cow', 'summoned by a command', {
      events: [run('/summon cow ~ ~ ~')],
      after: { nearbyEntities: near('cow') },
    }),
    unreached('Find a diamond block', 'set there by a command', {
      events: [run('/setblock ~ ~ ~1 diamond_block')],
      after: { nearbyBlocks: blocks('diamond_block'), seenBlocks: ['diamond_block'] },
    }),
    unreached('Enchant diamond_sword', 'enchanted by a command behind another', {
      before: { inventory: { diamond_sword: 1 } },
      events: [run('/execute as bot run enchant @s sharpness 2')],
      after: {
        inventory: { diamond_sword: 1 },
        specialItems: [{ item: 'diamond_sword', count: 1, enchantments: { sharpness: 2 } }],
      },
    }),
  ]
}

function shots(): readonly Situation[] {
  return [
    reached('Shoot a skeleton', 'with a bow', {
      events: [deed('creature-kill', 'skeleton', { item: 'bow' })],
    }),
    unreached('Shoot a skeleton', 'with a sword', {
      events: [deed('creature-kill', 'skeleton', { item: 'iron_sword' })],
    }),
    unreached('Shoot a skeleton', 'with bare hands', { events: [deed('creature-kill', 'skeleton')] }),
    reached('Kill 2 monsters', 'of two kinds', {
      events: [deed('creature-kill', 'zombie'), deed('creature-kill', 'spider')],
    }),
    unreached('Kill a monster', 'a cow', { events: [deed('creature-kill', 'cow')] }),
  ]
}

function sleeps(): readonly Situation[] {
  const wake = (tick: number, timeOfDay: number): GameEvent => ({ type: 'wake', tick, timeOfDay })
  return [
    reached('Sleep', 'until morning', { events: [wake(400, 10)] }),
    reached('Sleep', 'after the clock was set to night', {
      events: [commanded('time', '/time set night'), wake(400, 10)],
    }),
    unreached('Sleep', 'woken by a clock that was set', {
      events: [{ ...commanded('time', '/time set day'), tick: 395 }, wake(400, 1000)],
    }),
    unreached('Sleep', 'woken by a clock that was set, says the primitive', {
      events: [{ ...commanded('time', '/time set 0'), tick: 105 }, primitive('sleepInBed', { timeOfDay: 5 })],
    }),
  ]
}

function exchanges(): readonly Situation[] {
  const before = { dimension: 'the_nether', inventory: { gold_ingot: 1 }, nearbyEntities: near('piglin') }
  const tossed = change('gold_ingot', -1, 'hand', 40)
  return [
    ...(['obsidian', 'gravel', 'soul_sand', 'blackstone'] as const).flatMap((item) => [
      unreached(`Barter for 1 ${item}`, 'dug beside the piglin', {
        before,
        events: [tossed, ...digs(item, 1), change(item, 1, 'pickup', 180)],
        after: { dimension: 'the_nether', inventory: { [item]: 1 } },
      }),
      reached(`Barter for 1 ${item}`, 'one dug, one given', {
        before,
        events: [tossed, ...digs(item, 1), change(item, 2, 'pickup', 180)],
        after: { dimension: 'the_nether', inventory: { [item]: 2 } },
      }),
    ]),
    ...(['wheat', 'beetroot'] as const).flatMap((item) => {
      const crop = item === 'wheat' ? 'wheat' : 'beetroots'
      const grown = (sown: number): readonly GameEvent[] => [
        ...Array.from({ length: sown }, (_unused, index) => placed(crop, 10 + index, 20)),
        ...digs(crop, 3),
        change(item, 3, 'pickup'),
      ]
      const after = { inventory: { [item]: 3 } }
      return [
        reached(`Grow 3 ${item}`, 'three planted, three cut', { events: grown(3), after }),
        unreached(`Grow 3 ${item}`, "one planted, the others are a village's", { events: grown(1), after }),
        unreached(`Grow 3 ${item}`, 'three cut, none planted', { events: grown(0), after }),
      ]
    }),
  ]
}

function placings(): readonly Situation[] {
  return ['torch', 'cobblestone', 'oak_planks'].flatMap((item) => [
    reached(`Place 3 ${item}`, 'set down', { events: [4, 5, 6].map((x) => placed(item, x)) }),
    unreached(`Place 3 ${item}`, 'dropped, while another set three down', {
      before: { inventory: { [item]: 3 } },
      events: [change(item, -3, 'hand')],
      after: { nearbyBlocks: blocks(item) },
    }),
    unreached(`Place 3 ${item}`, 'put into a chest, while another set three down', {
      before: { inventory: { [item]: 3 } },
      events: [change(item, -3, 'chest')],
      after: { nearbyBlocks: blocks(item) },
    }),
  ])
}

function tendings(): readonly Situation[] {
  const milk = change('milk_bucket', 1, 'hand')
  return [
    unreached('Milk a cow', 'the milk was held before', {
      before: { inventory: { milk_bucket: 1 }, nearbyEntities: near('cow') },
      after: { inventory: { milk_bucket: 1 }, nearbyEntities: near('cow') },
    }),
    unreached('Milk a cow', 'another player milked it and threw the bucket', {
      events: [change('milk_bucket', 1, 'pickup')],
      after: { inventory: { milk_bucket: 1 } },
    }),
    reached('Milk a cow', 'one bucket was held before', {
      before: { inventory: { milk_bucket: 1, bucket: 1 } },
      events: [deed('creature-milk', 'cow', { item: 'bucket' }), change('bucket', -1, 'hand'), milk],
      after: { inventory: { milk_bucket: 2 } },
    }),
    ...(['zombie', 'blaze', 'pig'] as const).flatMap((creature) => [
      unreached(`Kill 1 ${creature} with a bow`, 'lava killed it', {
        before: { nearbyEntities: near(creature) },
        events: [change('lava_bucket', -1, 'hand'), placed('lava')],
      }),
      unreached(`Kill 1 ${creature}`, 'it despawned', {
        before: { nearbyEntities: near(creature) },
        events: [primitive('killMob', { mob: creature }, 'failed')],
      }),
      unreached(`Kill 2 ${creature}`, 'one killed, one despawned', {
        before: { nearbyEntities: near(creature) },
        events: [deed('creature-kill', creature), primitive('killMob', { mob: creature }, 'failed')],
      }),
    ]),
    unreached('Shear 1 sheep', 'the wool was picked up', {
      events: [change('white_wool', 2, 'pickup')],
      after: { inventory: { white_wool: 2 } },
    }),
    unreached('Tame 1 wolf', 'a tame one of another player stands there', {
      before: { inventory: { bone: 3 } },
      events: [change('bone', -3, 'hand')],
      after: { nearbyEntities: near('wolf') },
    }),
  ]
}
