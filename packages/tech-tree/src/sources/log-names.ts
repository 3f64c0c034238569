/** Names of the logs of trees, as they stand in the land; stems of the Nether are none. */
export const logNames: RegExp = /^(?!stripped_).+_log$/
