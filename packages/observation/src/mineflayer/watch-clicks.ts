import type { Bot } from 'mineflayer'

/** A click of the bot on a creature, or a shot. */
export interface Click {
  readonly kind: 'attack' | 'use' | 'shot'
  /** Entity number; 0 for a shot. */
  readonly target: number
  /** Item in hand; absent for bare hands. */
  readonly item?: string
  /** Name that the item bears; absent when it has none. */
  readonly name?: string
}

const shootingItems = /^(bow|crossbow|trident|snowball|egg|splash_potion|lingering_potion)$/

/** Reports the clicks a bot sends, whatever function it is sent by; returns what stops it. */
export function watchClicks(bot: Bot, onClick: (click: Click) => void): () => void {
  // A bot for tests may have no connection.
  const client: Partial<Bot['_client']> | undefined = bot._client
  if (client?.write === undefined) return () => undefined
  const write = client.write
  let isStopped = false
  const listening: typeof write = function (this: unknown, packet: string, parameters: unknown) {
    if (!isStopped) {
      const click = readClick(bot, packet, parameters)
      if (click !== undefined) onClick(click)
    }
    return Reflect.apply(write, client, [packet, parameters])
  }
  client.write = listening
  return () => {
    isStopped = true
    if (client.write === listening) client.write = write
  }
}

function readClick(bot: Bot, packet: string, parameters: unknown): Click | undefined {
  // All packets come past, most of them moves of every tick.
  if (packet !== 'use_entity' && packet !== 'use_item') return undefined
  const item = bot.heldItem
  const held = {
    ...(item ? { item: item.name } : {}),
    ...(item ? nameOf(item) : {}),
  }
  if (packet === 'use_entity' && typeof parameters === 'object' && parameters !== null) {
    const target: unknown = Reflect.get(parameters, 'target')
    const mouse: unknown = Reflect.get(parameters, 'mouse')
    if (typeof target === 'number') return { kind: mouse === 1 ? 'attack' : 'use', target, ...held }
  }
  const isShot = packet === 'use_item' && item !== null && shootingItems.test(item.name)
  return isShot ? { kind: 'shot', target: 0, ...held } : undefined
}

/** Name given to a stack, as plain text. */
export function nameOf(item: { readonly customName?: string | null }): { readonly name?: string } {
  const { customName } = item
  if (typeof customName !== 'string' || customName === '') return {}
  const text =
    /"text"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(customName)?.[1] ?? customName.replace(/^"(.*)"$/, '$1')
  return { name: text.slice(0, 50) }
}
