/** Words of advice that several tables of the border give. */
export const listenerAdvice =
  'do not register listeners: await the call that does the work, or look again in a counted loop with await bot.waitForTicks(2)'

/** Words for whoever wants to wait. */
export const waitAdvice = 'wait with await bot.waitForTicks(20), of which 20 are a second'
