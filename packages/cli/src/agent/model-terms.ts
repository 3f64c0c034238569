import { readFile } from 'node:fs/promises'
import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import type { CreateVoyagerOptions } from '@voyager-mc/voyager'
import { modelPrices, type ModelPrice, type PriceTable } from '@voyager-mc/voyager/models'
import type { Settings } from '../options/settings.ts'

/** Terms on which models are asked: what their tokens cost, and how long one that is out of reach is waited for. */
export async function modelTermsOf({
  priceTable,
  modelPatienceMs,
}: Settings): Promise<Pick<CreateVoyagerOptions, 'prices' | 'recovery'>> {
  return {
    ...(priceTable !== undefined && { prices: { ...modelPrices, ...(await readPrices(priceTable)) } }),
    ...(modelPatienceMs !== undefined && { recovery: { modelPatienceMs } }),
  }
}

/** Prices of a JSON file; they take the place of the known ones of the same name. */
async function readPrices(file: string): Promise<PriceTable> {
  const table = parse(await read(file))
  if (typeof table !== 'object' || table === null || Array.isArray(table))
    throw wrong(file, 'write an object of models')
  return Object.fromEntries(
    Object.entries(table).map(([model, price]) => [model, priceOf(file, model, price)]),
  )
}

function priceOf(file: string, model: string, price: unknown): ModelPrice {
  const { input, output, cachedInput, ...others }: Readonly<Record<string, unknown>> = Object(price)
  const isPrice = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0
  const [unknown] = Object.keys(others)
  const isGood = cachedInput === undefined || isPrice(cachedInput)
  if (isPrice(input) && isPrice(output) && isGood && unknown === undefined)
    return { input, output, ...definedOf({ cachedInput: isPrice(cachedInput) ? cachedInput : undefined }) }
  throw wrong(
    file,
    `give ${model} its input and output, and cachedInput if you like, in dollars per million tokens`,
  )
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw wrong(file, 'name a JSON file that can be read')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const wrong = (file: string, remedy: string): InvalidArgumentError =>
  new InvalidArgumentError('--price-table', file, `${remedy}.`)
