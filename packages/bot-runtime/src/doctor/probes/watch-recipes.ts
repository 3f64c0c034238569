import type { Bot } from 'mineflayer'

/** Recipes that a server tells a bot when it lets it in. */
export interface RecipeWatch {
  /** Ids of the items that can be crafted; undefined while the server has told none. */
  readonly results: ReadonlySet<number> | undefined
}

/** Shape of the packet up to 1.21.1; later ones tell no recipes of the crafting grid. */
interface DeclareRecipes {
  readonly recipes?: readonly { readonly data?: { readonly result?: { readonly itemId?: number } } }[]
  readonly stoneCutterRecipes?: unknown
}

/** Listens for the recipes; it has to begin before the server has let the bot in. */
export function watchRecipes(bot: Bot): RecipeWatch {
  let results: ReadonlySet<number> | undefined
  bot._client.on('declare_recipes', ({ recipes = [], stoneCutterRecipes }: DeclareRecipes) => {
    if (stoneCutterRecipes !== undefined) return
    results = new Set(recipes.flatMap(({ data }) => data?.result?.itemId ?? []))
  })
  return {
    get results() {
      return results
    },
  }
}
