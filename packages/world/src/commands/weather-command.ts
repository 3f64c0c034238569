import type { Command } from '../context/command.ts'
import type { WorldContext } from '../context/world-context.ts'
import { defineCommand } from './define-command.ts'
import { parseTicks } from '../context/parse-number.ts'

/** The kinds of weather that commands know. */
export type Weather = 'clear' | 'rain' | 'thunder'

/** Changes the weather for some ticks, or for as long as it happens to last. */
export type ChangeWeather = (world: WorldContext, weather: Weather, ticks: number | undefined) => void

/** Creates the command that changes the weather; the weather mechanic lends it the power to. */
export function createWeatherCommand(changeWeather: ChangeWeather): Command {
  return defineCommand({
    usage: '/weather (clear|rain|thunder) [<duration>]',
    run({ world, args }) {
      const weather = args.choice(['clear', 'rain', 'thunder'])
      const ticks = args.left > 0 ? weatherTicks(world, args.word()) : undefined
      args.end()
      changeWeather(world, weather, ticks)
      return `Set the weather to ${weather === 'thunder' ? 'rain & thunder' : weather}`
    },
  })
}

// Before 1.19.4 a bare number means seconds.
function weatherTicks(world: WorldContext, text: string): number {
  return parseTicks(/^\d+$/.test(text) && !world.isAtLeast('1.19.4') ? `${text}s` : text)
}
