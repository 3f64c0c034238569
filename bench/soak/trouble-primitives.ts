import { definePrimitive, succeeded, type Primitive } from '@voyager-mc/bot-runtime'

/** Troubles that come in the middle of a step; they are called like primitives, because only those reach the bot itself. */
export const primitives: readonly Primitive[] = [
  trouble('loseConnection', 'Cuts the connection.', (bot) => bot.end('cut')),
  trouble('ruinThread', 'Throws where nobody catches.', () => {
    setTimeout(() => {
      throw new TypeError('ruined')
    }, 0)
  }),
]

type Bot = Parameters<Primitive['call']>[0]['bot']

function trouble(name: string, summary: string, make: (bot: Bot) => void): Primitive {
  return definePrimitive({
    name,
    summary,
    parameters: { ticks: { type: 'number', summary: 'ticks until then', fallback: 20 } },
    example: `await ${name}(bot)`,
    async run({ bot }, { ticks }) {
      await bot.waitForTicks(Math.min(ticks, 200))
      make(bot)
      await bot.waitForTicks(200)
      return succeeded()
    },
  })
}
