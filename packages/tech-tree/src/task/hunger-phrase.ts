const bar = '(?:(?:my|your|the|its) )?(?:hunger|food)(?: (?:bar|level|points?|meter))*'
const most =
  /^(?:full|filled|sated|satiated|not hungry|no longer hungry|not hungry any ?more|maxed|at (?:the )?max(?:imum)?)/

/** Deeds to the bar itself, which are all done by eating. */
const filling = new RegExp(
  `^(?:restore|refill|fill|fill up|raise|replenish|satisfy|recover|regain|top up|increase|get|bring|reach|eat (?:food )?to (?:restore|fill|refill)) ${bar}(?= |$)`,
)

/** A limit on eating: words, then a number of points or that nothing more fits. */
const limit = new RegExp(
  `^(eat|consume)(.*?)\\s+(?:until|till|to) (?:${bar}\\s*)?(?:i am |you are |one is )?(?:(?:is|are|reaches|reach|hits|gets to|goes up to|at(?! least)|of|equals) )*(at least |above |over |more than |>=? ?)?(.+)$`,
)

const points = /^(\d+)(?: ?\/ ?20)?(?: (?:hunger|food))?(?: (?:points?|or (?:more|higher|above)))*$/

/**
 * Brings the ways to ask for a bar of hunger into one: `eat to hunger 15`, with the food before `to` where one is named. What
 * says nothing of hunger stays as it is.
 */
export function readHunger(phrase: string): string {
  const asked = phrase.replace(filling, (whole) =>
    /^(?:get|bring|reach) /.test(whole) ? 'eat until hunger' : 'eat',
  )
  const isFilled = asked !== phrase
  if (isFilled && asked === 'eat') return 'eat to hunger 20'
  const text = isFilled
    ? asked.replace(/^eat (?:back |up )?(?:to|until) (?=\d|at least|full|max)/, 'eat until hunger ')
    : asked
  const [, , food = '', above = '', end = ''] = limit.exec(text) ?? []
  if (
    end === '' ||
    !(isFilled || /\b(?:hunger|food|full|hungry|sated|satiated)\b/.test(text.replace(food, '')))
  )
    return phrase
  const [, number] = points.exec(end) ?? []
  if (number === undefined && !most.test(end)) return phrase
  const least = number === undefined ? 20 : Number(number) + (/above|over|more|>(?!=)/.test(above) ? 1 : 0)
  return `eat${food} to hunger ${least}`
}
