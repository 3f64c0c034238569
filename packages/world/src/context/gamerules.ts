/** The rules of a world that operators can change; names and defaults are vanilla's. */
export interface Gamerules {
  announceAdvancements: boolean
  commandBlockOutput: boolean
  doDaylightCycle: boolean
  doEntityDrops: boolean
  doFireTick: boolean
  doImmediateRespawn: boolean
  doInsomnia: boolean
  doLimitedCrafting: boolean
  doMobLoot: boolean
  doMobSpawning: boolean
  doTileDrops: boolean
  doWeatherCycle: boolean
  drowningDamage: boolean
  fallDamage: boolean
  fireDamage: boolean
  keepInventory: boolean
  maxEntityCramming: number
  mobGriefing: boolean
  naturalRegeneration: boolean
  playersSleepingPercentage: number
  randomTickSpeed: number
  sendCommandFeedback: boolean
  showDeathMessages: boolean
  spawnRadius: number
  universalAnger: boolean
}

/** The gamerules of a new world. */
export const defaultGamerules: Readonly<Gamerules> = {
  announceAdvancements: true,
  commandBlockOutput: true,
  doDaylightCycle: true,
  doEntityDrops: true,
  doFireTick: true,
  doImmediateRespawn: false,
  doInsomnia: true,
  doLimitedCrafting: false,
  doMobLoot: true,
  doMobSpawning: true,
  doTileDrops: true,
  doWeatherCycle: true,
  drowningDamage: true,
  fallDamage: true,
  fireDamage: true,
  keepInventory: false,
  maxEntityCramming: 24,
  mobGriefing: true,
  naturalRegeneration: true,
  playersSleepingPercentage: 100,
  randomTickSpeed: 3,
  sendCommandFeedback: true,
  showDeathMessages: true,
  spawnRadius: 10,
  universalAnger: false,
}
