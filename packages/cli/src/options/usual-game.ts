import { worldOptions } from './world-options.ts'

/** Minecraft version that everything is tried on, which the table gives where nobody names one. */
export const usualVersion: string = worldOptions.version.default

/** Port of a Minecraft server that names none. */
export const usualGamePort = 25_565
