export type { Exchange, ExchangeMessage, ExchangeStore } from '../exchanges/exchange.ts'
export {
  readExchange,
  sqliteExchangeStore,
  type SqliteExchangeStoreOptions,
} from '../exchanges/sqlite-exchange-store.ts'
export { checkHome, type CheckHomeOptions } from './check-home.ts'
export { inspectHome, type CheckTables, type HomePart, type InspectHomeOptions } from './inspect-home.ts'
export { openHome, type Home, type OpenHomeOptions } from './open-home.ts'
export { readRecords } from './read-records.ts'
export { rescueHome, type RescueHomeOptions, type RescuedHome } from './rescue-home.ts'
