/** The role whose call an event is about. */
export type RoleName = 'curriculum' | 'actionAgent' | 'critic' | 'skillLibrary' | 'environment' | 'decomposer'
