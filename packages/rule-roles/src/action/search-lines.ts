/** Lines of a round that look for a creature; `see()` tells the nearest. */
export function searchLines(creature: string): string {
  return `    const isNear = ({ name, position }) => name === "${creature}" && position.distanceTo(bot.entity.position) < 30;
    const see = () => bot.nearestEntity(isNear);
    if (!see()) await exploreUntil(bot, headings()[round % 8], 60 + 30 * round, see, ["${creature}"]);`
}
