import { Mark, type MarkProps } from '#src/ui/mark.tsx'
import { assetUrl } from '../site/use-site.ts'

/** What names a product: its code, and its picture where the answer has it. */
export interface MarkedProduct {
  readonly productCode: string
  readonly productImg?: string | undefined
}

/** The picture of a product. */
export function ProductMark({
  product,
  ...mark
}: { product: MarkedProduct } & Pick<MarkProps, 'size' | 'badge'>) {
  const { productCode, productImg } = product
  return <Mark code={productCode} src={productImg ? assetUrl(productImg) : undefined} {...mark} />
}
