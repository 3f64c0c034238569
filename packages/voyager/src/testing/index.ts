export { fakeSkillLibrary, type FakeSkillLibrary } from './fake-skill-library.ts'
export { testRunStore, type TestRunStoreOptions } from './test-run-store.ts'
