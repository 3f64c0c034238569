import { expect, test } from 'vitest'
import { choosePitch } from './choose-pitch.ts'

test.each([
  ['far above a near target it dives', { away: 30, height: 60, speed: 1 }, (pitch: number) => pitch < -0.8],
  [
    'never steeper than a dive that can be ended',
    { away: 1, height: 200, speed: 1 },
    (pitch: number) => pitch >= -0.9,
  ],
  [
    'at a good slope it aims at the target',
    { away: 100, height: 20, speed: 1 },
    (pitch: number) => Math.abs(pitch + Math.atan(0.2)) < 1e-9,
  ],
  ['too low and fast it climbs', { away: 200, height: 0, speed: 1.4 }, (pitch: number) => pitch > 0],
  [
    'too low and slow it glides level',
    { away: 200, height: 0, speed: 0.4 },
    (pitch: number) => pitch < 0 && pitch > -0.1,
  ],
  ['near the ground it brakes', { away: 5, height: 3, speed: 1.2 }, (pitch: number) => pitch > 0],
  ['and comes down once it is slow', { away: 5, height: 3, speed: 0.3 }, (pitch: number) => pitch < 0],
])('%s', (_what, glide, isRight) => {
  expect(isRight(choosePitch(glide))).toBe(true)
})
