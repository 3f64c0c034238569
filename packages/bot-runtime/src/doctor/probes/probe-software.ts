import { measure, type Probe } from './probe.ts'

/** Name that the server gives itself. */
export const probeSoftware: Probe = async (bot) => {
  // Absent until a server has said it, which its type does not tell.
  const brand = Reflect.get(bot.game, 'serverBrand') as string | undefined
  if (brand === undefined)
    return [{ name: 'software', status: 'untried', message: 'The server does not say what it is.' }]
  const message = `The server calls itself ${brand.slice(0, 60)}; the official one says vanilla.`
  return [measure('software', brand === 'vanilla', message)]
}
