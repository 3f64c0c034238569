export { testPlaceStore, type OpenPlaceStore } from './test-place-store.ts'
