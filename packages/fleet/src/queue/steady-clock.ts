import { systemClock, type Clock } from 'pg-boss'

/** Clock of the queue's timers, which goes on evenly when the machine's is set: a look that is due is made in time. */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
}
