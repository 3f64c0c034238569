/** Condition in a program that there is daylight enough for a way and back: no monster has come out yet, and none burns any more. */
export const dayTest = 'bot.time.timeOfDay < 11500 || bot.time.timeOfDay > 23500'
