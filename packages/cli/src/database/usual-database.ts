/** Name of the database of a fleet that is not named otherwise. */
export const usualDatabase = 'voyager'

/** Port of a PostgreSQL that nobody set. */
export const usualPort = 5432
