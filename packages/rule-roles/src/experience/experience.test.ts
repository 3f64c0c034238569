import { seededRandom, type GameEvent } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createExperience, type PricedWay } from './experience.ts'
import { readSamples } from './read-samples.ts'
import { sampleGamma } from './sample-gamma.ts'

const forest = { biome: 'forest', dimension: 'overworld' }

function log(tick: number, text: string): GameEvent {
  return { type: 'program-log', tick, text }
}
function got(tick: number, item: string, delta: number): GameEvent {
  return { type: 'item-change', tick, item, delta, total: delta }
}
function stepOf(events: readonly GameEvent[], elapsedTicks = 10_000) {
  return makeStepResult({ events, observation: makeObservation({ elapsedTicks }) })
}

/** A try of a way: seconds it took and items it brought. */
function tryOf(way: string, seconds: number, items: number) {
  return stepOf([
    log(0, `Way begins: diamond by ${way}.`),
    ...(items > 0 ? [got(1, 'diamond', items)] : []),
    log(seconds * 20, `Way ends: diamond by ${way}.`),
  ])
}

test('counts the time of a way without the ways within it', () => {
  const samples = readSamples(
    stepOf([
      log(0, 'Way begins: iron_ingot by smelt.'),
      log(100, 'Way begins: raw_iron by mine staircase.'),
      got(400, 'raw_iron', 3),
      { type: 'health-change', tick: 450, health: 15, food: 20, delta: -5 },
      log(500, 'Way ends: raw_iron by mine staircase.'),
      got(550, 'iron_ingot', 3),
      log(600, 'Way ends: iron_ingot by smelt.'),
    ]),
  )
  expect(samples).toEqual([
    { way: 'mine staircase', item: 'raw_iron', ticks: 400, items: 3, damage: 5 },
    { way: 'smelt', item: 'iron_ingot', ticks: 200, items: 3, damage: 0 },
  ])
})

test('a skill has the time, the items and the wounds of the ways within it, and a way of its own only what it did itself', () => {
  const samples = readSamples(
    stepOf([
      log(0, 'Way begins: raw_iron by skill mineIronOre.'),
      log(20, 'Way begins: raw_iron by mine staircase.'),
      got(300, 'raw_iron', 4),
      { type: 'health-change', tick: 310, health: 17, food: 20, delta: -3 },
      log(320, 'Way ends: raw_iron by mine staircase.'),
      log(340, 'Way ends: raw_iron by skill mineIronOre.'),
    ]),
  )
  expect(samples).toEqual([
    { way: 'mine staircase', item: 'raw_iron', ticks: 300, items: 4, damage: 3 },
    { way: 'skill mineIronOre', item: 'raw_iron', ticks: 340, items: 4, damage: 3 },
  ])
})

test('ends a way with the one around it, or with the step, when its end was not written', () => {
  const samples = readSamples(
    stepOf(
      [
        log(0, 'Way begins: bread by craft.'),
        log(10, 'Way begins: wheat by farm.'),
        log(200, 'Way ends: bread by craft.'),
        log(300, 'Way begins: leather by kill cow.'),
      ],
      900,
    ),
  )
  expect(samples.map(({ item, ticks }) => [item, ticks])).toEqual([
    ['wheat', 190],
    ['leather', 600],
  ])
})

test('takes no line of chat and no forged end for a mark', () => {
  const chat: GameEvent = { type: 'chat', tick: 0, text: 'Way begins: diamond by chat.', untrusted: true }
  expect(readSamples(stepOf([chat, log(50, 'Way ends: diamond by chat.')]))).toEqual([])
})

test('moves the prior by what was experienced: half-way after as many items as the prior counts for', () => {
  const experience = createExperience({ version: '1.19.4' })
  const arm: PricedWay = { way: 'mine', item: 'diamond', prior: 100 }
  expect(experience.secondsPerItem(arm, forest)).toBe(100)
  experience.learnFrom(tryOf('mine', 20, 2), forest)
  expect(experience.secondsPerItem(arm, forest)).toBe(55)
  experience.learnFrom(tryOf('mine', 600, 0), forest)
  expect(experience.secondsPerItem(arm, forest)).toBe(205)
})

test('keeps apart versions and dimensions, and halves what another biome taught', () => {
  const experience = createExperience({ version: '1.19.4' })
  const arm: PricedWay = { way: 'mine', item: 'diamond', prior: 100 }
  experience.learnFrom(tryOf('mine', 20, 2), forest)
  expect(experience.secondsPerItem(arm, { ...forest, dimension: 'the_nether' })).toBe(100)
  expect(experience.secondsPerItem(arm, { ...forest, biome: 'desert' })).toBe(70)
  const newer = createExperience({ version: '1.20.1', records: experience.records() })
  expect(newer.secondsPerItem(arm, forest)).toBe(100)
})

test('keeps count of tries, failures, time, yield and damage by where they were made', () => {
  const experience = createExperience({ version: '1.19.4' })
  experience.learnFrom(tryOf('mine', 20, 2), forest)
  experience.learnFrom(tryOf('mine', 30, 0), forest)
  experience.learnFrom(tryOf('mine', 10, 1), { ...forest, biome: 'desert' })
  const common = { way: 'mine', item: 'diamond', version: '1.19.4', dimension: 'overworld', damage: 0 }
  expect(experience.records()).toEqual([
    { ...common, biome: 'forest', tries: 2, failures: 1, ticks: 1000, items: 2 },
    { ...common, biome: 'desert', tries: 1, failures: 0, ticks: 200, items: 1 },
  ])
})

/** Plays a bandit over two ways of which the second is three times better; the share of its last hundred choices. */
function shareOfBetter(seed: number, records = createExperience({ version: '1' }).records()) {
  const random = seededRandom(seed)
  const experience = createExperience({ version: '1', random, records })
  const arms: readonly PricedWay[] = [
    { way: 'caves', item: 'diamond', prior: 60 },
    { way: 'staircase', item: 'diamond', prior: 60 },
  ]
  const choices: string[] = []
  for (let round = 0; round < 150; round += 1) {
    const [best] = arms
      .map(({ way, ...arm }) => ({ way, cost: experience.draw({ way, ...arm }, forest) }))
      .sort((a, b) => a.cost - b.cost)
    const way = best?.way ?? ''
    choices.push(way)
    experience.learnFrom(tryOf(way, 60, random() < (way === 'staircase' ? 0.9 : 0.3) ? 1 : 0), forest)
  }
  const better = choices.slice(-100).filter((way) => way === 'staircase').length
  return { better: better / 100, first: choices.slice(0, 10), records: experience.records() }
}

test('the better way wins in this world, and is tried first in the next', () => {
  const lives = [1, 2, 3, 4, 5].map((seed) => shareOfBetter(seed))
  for (const { better } of lives) expect(better).toBeGreaterThan(0.85)
  for (const [index, { records }] of lives.entries()) {
    const { first } = shareOfBetter(100 + index, records)
    expect(first.filter((way) => way === 'staircase').length).toBeGreaterThanOrEqual(9)
  }
})

test('draws from the gamma distribution: mean and variance are the shape', () => {
  const random = seededRandom(7)
  for (const shape of [1, 2.5, 30]) {
    const draws = Array.from({ length: 20_000 }, () => sampleGamma(shape, random))
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
    const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length
    expect(Math.abs(mean / shape - 1)).toBeLessThan(0.05)
    expect(Math.abs(variance / shape - 1)).toBeLessThan(0.1)
  }
})
