export { sqliteWorldStore, type SqliteWorldStore } from './sqlite-world-store.ts'
export { WorldError } from '../errors/world-error.ts'
