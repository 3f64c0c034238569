import type { CommandDefinition } from './define-command.ts'
import { plainText } from '../context/plain-text.ts'

/** Shows players a text component; colours are left out. */
export const tellrawCommand: CommandDefinition = {
  usage: '/tellraw <targets> <message>',
  run({ args }) {
    const players = args.players()
    const text = plainText(args.text())
    for (const player of players) player.tell(text)
    return undefined
  },
}
