import { createWeatherCommand, type Weather } from '../commands/weather-command.ts'
import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'

// How long each state lasts in ticks: https://minecraft.wiki/w/Rain and /Thunderstorm
const durations = {
  dry: { minimum: 12_000, maximum: 180_000 },
  rain: { minimum: 12_000, maximum: 24_000 },
  calm: { minimum: 12_000, maximum: 180_000 },
  thunder: { minimum: 3600, maximum: 15_600 },
} as const

interface Forecast {
  /** Ticks until rain begins or ends; absent until it is drawn. */
  rainTicks?: number | undefined
  thunderTicks?: number | undefined
}

const forecastShape: z.ZodType<Forecast> = z.object({
  rainTicks: z.number().optional(),
  thunderTicks: z.number().optional(),
})

/** Lets it rain and thunder from time to time and shows clients; whoever changes the sky changes the weather. */
export function createWeather(): Mechanic {
  const forecast: Forecast = { rainTicks: undefined, thunderTicks: undefined }
  const shown = { isRaining: false, isThundering: false }
  const change = (world: WorldContext, weather: Weather, ticks: number | undefined): void => {
    world.sky.isRaining = weather !== 'clear'
    world.sky.isThundering = weather === 'thunder'
    forecast.rainTicks = ticks
    forecast.thunderTicks = ticks
  }
  return {
    name: 'weather',
    commands: { weather: createWeatherCommand(change) },
    tick(world) {
      const { sky } = world
      if (world.gamerules.doWeatherCycle) advance(world, forecast)
      const isStorm = sky.isRaining && sky.isThundering
      if (shown.isRaining === sky.isRaining && shown.isThundering === isStorm) return
      if (shown.isRaining !== sky.isRaining) {
        world.broadcast('game_state_change', {
          reason: sky.isRaining ? 'start_raining' : 'stop_raining',
          gameMode: 0,
        })
      }
      shown.isRaining = sky.isRaining
      shown.isThundering = isStorm
      for (const player of world.players) sendLevels(world, player)
    },
    playerJoined(world, player) {
      if (!world.sky.isRaining) return
      player.send('game_state_change', { reason: 'start_raining', gameMode: 0 })
      sendLevels(world, player)
    },
    kept: keptState({
      schema: forecastShape,
      save: () => ({ ...forecast }),
      load: (_world, { rainTicks, thunderTicks }) => {
        Object.assign(forecast, { rainTicks, thunderTicks })
      },
    }),
  }
}

function sendLevels({ sky }: WorldContext, player: Player): void {
  const level = (isOn: boolean): number => (isOn ? 1 : 0)
  player.send('game_state_change', { reason: 'rain_level_change', gameMode: level(sky.isRaining) })
  const isStorm = sky.isRaining && sky.isThundering
  player.send('game_state_change', { reason: 'thunder_level_change', gameMode: level(isStorm) })
}

function advance(world: WorldContext, forecast: Forecast): void {
  const { sky, random } = world
  forecast.rainTicks ??= randomInteger(random, durations[sky.isRaining ? 'rain' : 'dry'])
  forecast.thunderTicks ??= randomInteger(random, durations[sky.isThundering ? 'thunder' : 'calm'])
  forecast.rainTicks -= 1
  forecast.thunderTicks -= 1
  if (forecast.rainTicks <= 0) {
    sky.isRaining = !sky.isRaining
    forecast.rainTicks = undefined
  }
  if (forecast.thunderTicks <= 0) {
    sky.isThundering = !sky.isThundering
    forecast.thunderTicks = undefined
  }
}
