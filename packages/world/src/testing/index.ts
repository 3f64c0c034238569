export { testWorldStore, type TestWorldStoreOptions } from './test-world-store.ts'
export {
  collect,
  join,
  ticks,
  until,
  type CollectOptions,
  type JoinAddress,
  type JoiningBot,
  type JoinOptions,
  type UntilOptions,
} from './world-under-test.ts'
export { JoinRefusedError } from '../errors/join-refused-error.ts'
export { WaitedTooLongError } from '../errors/waited-too-long-error.ts'
