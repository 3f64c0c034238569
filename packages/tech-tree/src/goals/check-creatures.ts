import type { KilledGoal, NamedGoal, RiddenGoal, TendedGoal } from '../contract/postcondition.ts'
import { checkCount, checkState, type Finding } from './finding.ts'
import { netGain } from './carried.ts'
import { usedLater } from './used-later.ts'
import { isWorkedOn } from './worked-on.ts'
import { eventsOf, hasDied, usedPower, type Evidence } from './evidence.ts'

/** Checks kills: only those count that the agent itself dealt, and with the demanded weapon. */
export function checkKilled({ creatures, count, with: weapons }: KilledGoal, evidence: Evidence): Finding {
  const isRight = (weapon: unknown): boolean =>
    weapons === undefined || (typeof weapon === 'string' && weapons.includes(weapon))
  const seen = eventsOf(evidence.events, 'creature-kill').filter(
    ({ creature, item }) => creatures.includes(creature) && isRight(item),
  ).length
  const proved = eventsOf(evidence.events, 'primitive-result').filter(
    ({ primitive, status, detail }) =>
      (primitive === 'killMob' || primitive === 'shoot' || primitive === 'shootTarget') &&
      status === 'succeeded' &&
      creatures.includes(String(detail['mob'])) &&
      detail['isOwn'] !== false &&
      isRight(detail['weapon']),
  ).length
  const means = weapons === undefined ? '' : ` with ${weapons.join(' or ')}`
  const facts = `Proven kills: ${Math.max(seen, proved)} of ${count} ${creatures[0]}${means}.`
  if (usedPower(evidence, 'kill', 'damage')) return checkState(false, `${facts} A command killed.`)
  return checkCount(Math.max(seen, proved), count, facts)
}

const tending = {
  tamed: { event: 'creature-tame', primitives: ['tameAnimal'], tools: [] },
  bred: { event: 'creature-breed', primitives: ['breedAnimals'], tools: [] },
  milked: { event: 'creature-milk', primitives: ['milkAnimal'], tools: ['bucket'] },
  sheared: { event: 'creature-shear', primitives: ['shearAnimal'], tools: ['shears'] },
} as const

/** Checks deeds that leave a creature alive, by their events and by primitives that prove them. */
export function checkTended(
  { kind, creatures, count, with: items }: TendedGoal,
  evidence: Evidence,
): Finding {
  const { event: type, primitives, tools } = tending[kind]
  const isRight = (item: unknown): boolean =>
    items === undefined || (typeof item === 'string' && items.includes(item))
  const seen = eventsOf(evidence.events, type).filter(
    ({ creature, item }) => creatures.includes(creature) && isRight(item),
  ).length
  const proofs = eventsOf(evidence.events, 'primitive-result').filter(({ primitive, status, detail }) => {
    if (status !== 'succeeded') return false
    const isTool = primitive === 'useItemOn' && tools.some((tool) => tool === detail['item'])
    if (!isTool && !primitives.some((name) => name === primitive)) return false
    const creature = detail['creature'] ?? detail['target'] ?? detail['mob'] ?? detail['animal']
    return creatures.includes(String(creature)) && isRight(detail['item'] ?? detail['food'])
  })
  const proved = proofs.reduce((sum, { detail }) => sum + Number(detail['born'] ?? 1), 0)
  const done = Math.max(seen, proved) - (kind === 'tamed' ? slainAfterwards(creatures, evidence) : 0)
  const facts =
    kind === 'bred'
      ? `Young born: ${done} of ${count} ${creatures[0]}, one for each two that are fed.`
      : `${kind[0]?.toUpperCase()}${kind.slice(1)}: ${done} of ${count} ${creatures[0]}.`
  const isLost =
    kind === 'milked'
      ? netGain(evidence, ['milk_bucket']) + usedLater(evidence, ['milk_bucket']) < count
      : isWoolLost(kind, evidence)
  if (done >= count && isLost) return checkState(false, `${facts} What it gave was lost.`)
  return checkCount(done, count, facts)
}

/** Kills of such creatures after the first was tamed: whoever slays it has it no more. */
function slainAfterwards(creatures: readonly string[], { all }: Evidence): number {
  const first = all.findIndex((event) => event.type === 'creature-tame' && creatures.includes(event.creature))
  const after = first === -1 ? [] : all.slice(first)
  return eventsOf(after, 'creature-kill').filter(({ creature }) => creatures.includes(creature)).length
}

function isWoolLost(kind: TendedGoal['kind'], evidence: Evidence): boolean {
  if (kind !== 'sheared' || !hasDied(evidence)) return false
  const wools = Object.keys(evidence.after.inventory).filter((item) => item.endsWith('_wool'))
  return !wools.some((wool) => netGain(evidence, [wool]) > 0)
}

/** Checks riding by the seat at the end. */
export function checkRidden({ creatures }: RiddenGoal, evidence: Evidence): Finding {
  const { before, after, isEndValid } = evidence
  const { vehicle } = after
  const facts = vehicle === undefined ? 'Sits on nothing.' : `Sits on ${vehicle}.`
  const isNew = before.vehicle === undefined || !creatures.includes(before.vehicle)
  const isOwn = isNew && !usedPower(evidence, 'ride')
  return checkState(isEndValid && vehicle !== undefined && creatures.includes(vehicle) && isOwn, facts)
}

/** Checks names: of creatures by their events, of items by what is held. */
export function checkNamed({ things, name }: NamedGoal, evidence: Evidence): Finding {
  const isGiven = eventsOf(evidence.events, 'creature-name').some(
    (event) => things.includes(event.creature) && event.name === name,
  )
  const count = (seen: Evidence['before']): number =>
    (seen.specialItems ?? []).filter((special) => things.includes(special.item) && special.name === name)
      .length
  const isNew = count(evidence.after) > count(evidence.before)
  const isHeld = evidence.isEndValid && isNew && isWorkedOn(things, evidence, 'combineItems')
  const facts = isGiven || isHeld ? `${things[0]} is named ${name}.` : `No ${things[0]} got the name ${name}.`
  return checkState(isGiven || isHeld, facts)
}
