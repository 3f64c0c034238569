/** Source of the function that goes into another dimension by a portal. */
export const crossOverSource: string = `// Goes through the portal nearby, or builds one first; true when the other dimension is reached.
async function crossOver(bot, dimension, makePortal) {
  for (let round = 0; round < 4 && bot.game.dimension !== dimension; round += 1) {
    const result = await enterPortal(bot, "nether_portal");
    if (result.status !== "succeeded" && result.reason === "not-found") await makePortal(bot);
  }
  return bot.game.dimension === dimension;
}`
