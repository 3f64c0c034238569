/** What a tool is used for. */
export type ToolUse = 'dig' | 'attack'

/** The durability points that one use costs a tool, before Unbreaking; 0 for items without durability and instant blocks. */
export function toolWear(
  itemName: string,
  { use, hardness = 1 }: { readonly use: ToolUse; readonly hardness?: number },
): number {
  return itemName.length * hardness * use.length
}
