/** Whether a source calls a name; its own declaration is no call. Names come from programs and may hold signs of a pattern. */
export function callsSkill(source: string, name: string): boolean {
  const call = `${name}(`
  for (let at = source.indexOf(call); at >= 0; at = source.indexOf(call, at + 1))
    if (!/[\w$]$|\bfunction\s*\*?\s*$/.test(source.slice(Math.max(0, at - 40), at))) return true
  return false
}
