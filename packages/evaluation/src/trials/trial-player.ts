/** Name of the bot in every trial. */
export const trialPlayer = 'bot'
