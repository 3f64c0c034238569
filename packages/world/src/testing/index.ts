export { testWorldStore, type TestWorldStoreOptions } from './test-world-store.ts'
