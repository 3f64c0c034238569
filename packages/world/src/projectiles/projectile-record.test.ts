import { expect, test } from 'vitest'
import type { Projectile } from '../context/projectile.ts'
import { keepProjectile, projectileRecordShape, reviveProjectile } from './projectile-record.ts'

const bullet: Projectile = {
  kind: 'projectile',
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  typeName: 'shulker_bullet',
  position: { x: 1, y: 2, z: 3, dimension: 'the_end' },
  velocity: { x: 0.1, y: 0, z: 0 },
  yaw: 0,
  pitch: 0,
  width: 0.3125,
  height: 0.3125,
  onGround: false,
  bornAtTick: 5,
  isRemoved: false,
  objectData: 0,
  metadata: new Map(),
  metadataRevision: 0,
  ownerId: undefined,
  isStuck: false,
  missile: 'shulker_bullet',
  owner: undefined,
  damagePerSpeed: 2,
  isCritical: false,
  mayBePickedUp: false,
  punch: 0,
  burns: false,
  homing: { prey: 'tester', way: 'east', ticksLeft: 12, push: { x: 0.2, y: 0, z: 0 } },
}

test('the course of a bullet is kept with it, and goes on without touching what was kept', () => {
  const record = keepProjectile(bullet)
  const parsed = projectileRecordShape.parse(JSON.parse(JSON.stringify(record)))
  const revived = reviveProjectile(parsed, { revision: 1, shooterOf: () => undefined })
  expect(revived.homing).toEqual(bullet.homing)
  if (bullet.homing) bullet.homing.push.x = 0.5
  if (revived.homing) revived.homing.push.x = 0.9
  expect(record.homing?.push.x).toBe(0.2)
  expect(parsed.homing?.push.x).toBe(0.2)
})
