import type { OptionName, OptionTable } from './option-table.ts'

/** Value of one option by the type of its row. */
type ValueOf<Row> = Row extends { readonly type: 'switch' }
  ? boolean
  : Row extends { readonly type: 'whole' | 'number' }
    ? number
    : Row extends { readonly type: 'choice'; readonly choices: readonly (infer Word)[] }
      ? Word
      : Row extends { readonly type: 'choices'; readonly choices: readonly (infer Word)[] }
        ? readonly Word[]
        : Row extends { readonly type: 'players' }
          ? readonly string[]
          : Row extends { readonly type: 'prices' }
            ? readonly [number, number]
            : Row extends { readonly type: 'numbers' }
              ? readonly number[]
              : string

type AlwaysThere =
  | { readonly type: 'switch' }
  | { readonly type: 'choices' }
  | { readonly default: string | number }

type PresentName = {
  [Name in OptionName]: OptionTable[Name] extends AlwaysThere ? Name : never
}[OptionName]

/** Values of all options after flags, run, variables, configuration and defaults; those without any are absent. */
export type Settings = {
  readonly [Name in PresentName]: ValueOf<OptionTable[Name]>
} & {
  readonly [Name in Exclude<OptionName, PresentName>]?: ValueOf<OptionTable[Name]>
}

type ConfigName = {
  [Name in OptionName]: OptionTable[Name] extends { readonly isInConfig: false } ? never : Name
}[OptionName]

/** Content of `voyager.config.ts`: the options of the command line, named in camel case; a flag wins over it. */
export type VoyagerConfig = { readonly [Name in ConfigName]?: ValueOf<OptionTable[Name]> }

/** Place that gave an option its value. */
export type Origin = 'flag' | 'run' | 'variable' | 'config' | 'default'
