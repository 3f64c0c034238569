export { fakeSkillLibrary, type FakeSkillLibrary } from './fake-skill-library.ts'
export { testRunStore, type TestRunStoreOptions } from './test-run-store.ts'
export { instantClock } from './instant-clock.ts'
export { makeProgram, makeRoles, passed, refused } from './make-roles.ts'
