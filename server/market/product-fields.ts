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

/** A model without its currency and the names of its product, as answers to idempotency keys are stored. */
export type Unnamed<Model> = Omit<Model, NameField>
