import { createBot, type Bot } from 'mineflayer'

/** Where a bot joins. */
export interface Address {
  readonly host: string
  readonly port: number
  readonly version: string
}

/** Lets a plain bot join and waits until it stands in the world. */
export async function joinBot({ host, port, version }: Address, username: string): Promise<Bot> {
  const bot = createBot({ host, port, version, username, auth: 'offline', hideErrors: true })
  await new Promise<void>((resolve, reject) => {
    bot.once('spawn', resolve)
    bot.once('error', reject)
    bot.once('kicked', (reason) => reject(new Error(JSON.stringify(reason))))
  })
  // Servers that end without a goodbye are part of the measurement.
  bot.on('error', () => undefined)
  return bot
}
