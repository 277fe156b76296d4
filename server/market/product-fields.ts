import { USDT_ID } from '#src/lib/constants.ts'
import { getProduct } from './catalogue.ts'
import type { MarketProduct } from './types.ts'

/** The fields by which an order, position or subscription names its product. */
export const productFields = ({
  productId,
  productType,
  productCode,
  productName,
  productNameLang,
  productImg,
}: MarketProduct) => ({ productId, productType, productCode, productName, productNameLang, productImg })

type NameField = Exclude<keyof ReturnType<typeof productFields>, 'productId'> | 'currencyId' | 'currencyName'

/** A model without its names, by default its currency and those of its product, as answers to idempotency keys are stored. */
export type Unnamed<Model, Name extends keyof Model = Extract<keyof Model, NameField>> = Omit<Model, Name>

/** Adds the currency and the names of the product. */
export const withNames = <Model extends { readonly productId: number }>(unnamed: Model) => ({
  ...unnamed,
  ...productFields(getProduct(unnamed.productId)),
  currencyId: USDT_ID,
})
