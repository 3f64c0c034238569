import type { GameEvent } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { toOriginalEvents } from './to-original-events.ts'

const observation = makeObservation({
  inventory: { oak_log: 1 },
  equipment: { hand: 'stone_axe' },
  nearbyBlocks: [{ name: 'stone', count: 3, nearest: { x: 0, y: 63, z: 0 }, distanceBlocks: 1 }],
  nearbyEntities: [
    { name: 'pig', position: { x: 0, y: 64, z: 2 }, distanceBlocks: 2 },
    { name: 'pig', position: { x: 0, y: 64, z: 9 }, distanceBlocks: 9 },
  ],
  chests: [{ position: { x: 1, y: 2, z: 3 } }, { position: { x: 81, y: 131, z: 16 }, contents: { dirt: 2 } }],
  seenBlocks: ['grass_block'],
  elapsedTicks: 40,
})

test('ends with the observe event in the original’s shape', () => {
  expect(toOriginalEvents(observation, [])).toMatchInlineSnapshot(`
    [
      [
        "observe",
        {
          "blockRecords": [
            "grass_block",
          ],
          "inventory": {
            "oak_log": 1,
          },
          "nearbyChests": {
            "(1, 2, 3)": "Unknown",
            "(81, 131, 16)": {
              "dirt": 2,
            },
          },
          "status": {
            "biome": "plains",
            "elapsedTime": 40,
            "entities": {
              "pig": 2,
            },
            "equipment": [
              null,
              null,
              null,
              null,
              "stone_axe",
              null,
            ],
            "food": 20,
            "health": 20,
            "inventoryUsed": 1,
            "isCollidedHorizontally": false,
            "isCollidedVertically": true,
            "isInLava": false,
            "isInWater": false,
            "isInWeb": false,
            "name": "bot",
            "onGround": true,
            "oxygen": 20,
            "pitch": 0,
            "position": {
              "x": 0,
              "y": 64,
              "z": 0,
            },
            "saturation": 5,
            "timeOfDay": "noon",
            "timeSinceOnGround": 0,
            "velocity": {
              "x": 0,
              "y": 0,
              "z": 0,
            },
            "yaw": 0,
          },
          "voxels": [
            "stone",
          ],
        },
      ],
    ]
  `)
})

test('reports chat, errors and saves with their key where the original has it', () => {
  const events: readonly GameEvent[] = [
    { type: 'program-log', tick: 1, text: 'hi' },
    { type: 'error', tick: 2, name: 'Error', message: 'no path' },
    {
      type: 'primitive-result',
      tick: 3,
      primitive: 'mineBlock',
      status: 'succeeded',
      detail: { block: 'oak_log' },
    },
  ]
  const voyagerEvents = toOriginalEvents(observation, events)
  expect(voyagerEvents.map(([type, snapshot]) => [type, Object.keys(snapshot)])).toEqual([
    ['onChat', ['onChat', 'voxels', 'status', 'inventory', 'nearbyChests', 'blockRecords']],
    ['onError', ['onError', 'voxels', 'status', 'inventory', 'nearbyChests', 'blockRecords']],
    ['onSave', ['voxels', 'status', 'inventory', 'onSave', 'nearbyChests', 'blockRecords']],
    ['observe', ['voxels', 'status', 'inventory', 'nearbyChests', 'blockRecords']],
  ])
  expect(voyagerEvents[2]?.[1]['onSave']).toBe('oak_log_mined')
})

test('leaves out what the original never reported', () => {
  const events: readonly GameEvent[] = [
    { type: 'chat', tick: 1, sender: 'Eve', text: 'hi', untrusted: true },
    { type: 'death', tick: 1, position: { x: 0, y: 0, z: 0 } },
    {
      type: 'primitive-result',
      tick: 3,
      primitive: 'mineBlock',
      status: 'failed',
      detail: { block: 'dirt' },
    },
    { type: 'primitive-result', tick: 3, primitive: 'goTo', status: 'succeeded', detail: { name: 'x' } },
  ]
  expect(toOriginalEvents(observation, events)).toHaveLength(1)
})

test('gives each event its own copy', () => {
  const [first, second] = toOriginalEvents(observation, [{ type: 'program-log', tick: 1, text: 'hi' }])
  expect(first?.[1]['status']).not.toBe(second?.[1]['status'])
})

test('survives JSON', () => {
  const events = toOriginalEvents(observation, [])
  expect(JSON.parse(JSON.stringify(events))).toEqual(events)
})
