import { reached, unreached, type Situation } from './situation.ts'
import { change, commanded, deed, died, near, primitive } from './traces.ts'

/** Kills, with and without a demanded weapon. */
export function killSituations(): readonly Situation[] {
  const kills = [
    ['zombie', 'rotten_flesh', 'husk'],
    ['cow', 'beef', 'mooshroom'],
    ['spider', 'string', 'cave_spider'],
    ['skeleton', 'bone', 'stray'],
  ] as const
  return kills.flatMap(([creature, drop, unlike]) => [
    ...killsOf(creature, drop, unlike),
    ...killsWith(creature),
  ])
}

function killsOf(creature: string, drop: string, unlike: string): readonly Situation[] {
  const own = deed('creature-kill', creature, { item: 'stone_sword' })
  return [
    reached(`Kill 1 ${creature}`, 'killed by the agent', { events: [own] }),
    reached(`kill two ${creature}s`, 'two killed', { events: [own, own] }),
    reached(`Kill 1 ${creature}`, 'proved by the primitive', {
      events: [primitive('killMob', { mob: creature })],
    }),
    reached(`Kill 1 ${creature}`, 'killed, then died of another', { events: [own, died()] }),
    unreached(`Kill 2 ${creature}`, 'one of two', { events: [own] }),
    unreached(`Kill 1 ${creature}`, 'only drops were picked up', {
      events: [change(drop, 1, 'pickup')],
      after: { inventory: { [drop]: 1 } },
    }),
    unreached(`Kill 1 ${creature}`, 'it vanished, as by fire or another', {
      before: { nearbyEntities: near(creature) },
      events: [primitive('killMob', { mob: creature, end: 'gone' }, 'failed')],
    }),
    unreached(`Kill 1 ${creature}`, 'the primitive saw it die of something else', {
      events: [primitive('killMob', { mob: creature, isOwn: false })],
    }),
    unreached(`Kill 1 ${creature}`, 'another kind', { events: [deed('creature-kill', unlike)] }),
    unreached(`Kill 1 ${creature}`, 'killed by a command', {
      events: [commanded('kill', `/kill @e[type=${creature}]`), own],
    }),
    unreached(`Kill 1 ${creature}`, 'the agent died instead', { events: [died()] }),
  ]
}

function killsWith(creature: string): readonly Situation[] {
  const task = `Kill 1 ${creature} with a bow`
  return [
    reached(task, 'shot', { events: [deed('creature-kill', creature, { item: 'bow' })] }),
    reached(task, 'shot, by the primitive', {
      events: [primitive('shoot', { mob: creature, weapon: 'bow' })],
    }),
    unreached(task, 'killed by hand', { events: [deed('creature-kill', creature)] }),
    unreached(task, 'killed with a sword', {
      events: [deed('creature-kill', creature, { item: 'iron_sword' })],
    }),
    unreached(task, 'nobody knows with what', { events: [primitive('killMob', { mob: creature })] }),
  ]
}

/** Taming, breeding, milking, shearing, naming, riding. */
export function tendingSituations(): readonly Situation[] {
  return [
    ...tended('Tame', 'creature-tame', ['wolf', 'cat'], { unlike: 'horse' }),
    ...tended('Breed', 'creature-breed', ['cow', 'sheep'], { unlike: 'pig', two: 4 }),
    ...breeding(),
    ...tended('Shear', 'creature-shear', ['sheep', 'mooshroom'], { unlike: 'snow_golem' }),
    ...milking(),
    ...naming(),
    ...riding(),
  ]
}

function tended(
  verb: string,
  type: 'creature-tame' | 'creature-breed' | 'creature-shear',
  creatures: readonly string[],
  { unlike, two = 2 }: { readonly unlike: string; readonly two?: number },
): readonly Situation[] {
  return creatures.flatMap((creature) => [
    reached(`${verb} 1 ${creature}`, 'done', { events: [deed(type, creature)] }),
    reached(`${verb} ${two} ${creature}`, 'done twice', {
      events: [deed(type, creature), deed(type, creature)],
    }),
    unreached(`${verb} ${two} ${creature}`, 'done once', { events: [deed(type, creature)] }),
    unreached(`${verb} 1 ${creature}`, 'another creature', { events: [deed(type, unlike)] }),
    unreached(`${verb} 1 ${creature}`, 'another deed', { events: [deed('creature-kill', creature)] }),
    unreached(`${verb} 1 ${creature}`, 'one is near, nothing was done', {
      after: { nearbyEntities: near(creature) },
    }),
  ])
}

/** Whoever breeds two feeds two, and they have one young. */
function breeding(): readonly Situation[] {
  const born = deed('creature-breed', 'chicken')
  return [
    reached('Breed 2 chickens with wheat seeds', 'two were fed and one hatched', {
      events: [primitive('breedAnimals', { animal: 'chicken', food: 'wheat_seeds', pairs: 1, born: 1 })],
    }),
    reached('Breed three pigs', 'two were fed and have one', { events: [deed('creature-breed', 'pig')] }),
    reached('Breed 4 chickens', 'two pairs in one call', {
      events: [primitive('breedAnimals', { animal: 'chicken', food: 'wheat_seeds', pairs: 2, born: 2 })],
    }),
    unreached('Breed 4 chickens', 'one pair', { events: [born] }),
    unreached('Breed 2 chickens', 'none hatched', {
      events: [primitive('breedAnimals', { animal: 'chicken', born: 0 }, 'failed')],
    }),
    unreached('Breed 2 chickens with wheat seeds', 'fed with others', {
      events: [primitive('breedAnimals', { animal: 'chicken', food: 'melon_seeds', pairs: 1, born: 1 })],
    }),
  ]
}

function milking(): readonly Situation[] {
  const milked = deed('creature-milk', 'cow', { item: 'bucket' })
  const events = [milked, change('bucket', -1, 'hand'), change('milk_bucket', 1, 'hand')]
  return [
    reached('Milk a cow', 'milked', { events, after: { inventory: { milk_bucket: 1 } } }),
    unreached('Milk a cow', 'the milk is from a chest', {
      events: [change('milk_bucket', 1, 'chest')],
      after: { inventory: { milk_bucket: 1 } },
    }),
    unreached('Milk a cow', 'the milk was lost by dying', { events: [...events, died()] }),
    unreached('Milk two cows', 'one bucket only', { events, after: { inventory: { milk_bucket: 1 } } }),
    unreached('Milk a goat', 'a cow was milked', { events, after: { inventory: { milk_bucket: 1 } } }),
  ]
}

function naming(): readonly Situation[] {
  const task = 'Name a cow "Bess"'
  return [
    reached(task, 'named', { events: [deed('creature-name', 'cow', { item: 'name_tag', name: 'Bess' })] }),
    unreached(task, 'another name', { events: [deed('creature-name', 'cow', { name: 'Tess' })] }),
    unreached(task, 'another creature', { events: [deed('creature-name', 'pig', { name: 'Bess' })] }),
    reached('Name a diamond_sword "Biter"', 'renamed at an anvil', {
      before: { inventory: { diamond_sword: 1 } },
      after: {
        inventory: { diamond_sword: 1 },
        specialItems: [{ item: 'diamond_sword', count: 1, name: 'Biter' }],
      },
    }),
    unreached('Name a diamond_sword "Biter"', 'had the name before', {
      before: { specialItems: [{ item: 'diamond_sword', count: 1, name: 'Biter' }] },
      after: { specialItems: [{ item: 'diamond_sword', count: 1, name: 'Biter' }] },
    }),
  ]
}

function riding(): readonly Situation[] {
  return [
    reached('Ride a pig', 'sits on it', { after: { vehicle: 'pig' } }),
    unreached('Ride a pig', 'stands beside it', { after: { nearbyEntities: near('pig') } }),
    unreached('Ride a pig', 'sits on a horse', { after: { vehicle: 'horse' } }),
    unreached('Ride a pig', 'got off again', { before: {}, after: {} }),
    reached('Ride a boat', 'sits in it', { after: { vehicle: 'boat' } }),
  ]
}
