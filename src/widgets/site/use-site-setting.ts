import { dataOf } from '#src/api/envelope.ts'
import { useGetSiteInfo } from '#src/api/generated/site/site.ts'
import { otherCount } from '#src/lib/site/other-value.ts'

/** A site setting of R9.1 as a number; its documented default until the server has answered (docs/rules/site.md). */
export function useSiteSetting(name: string): number {
  const { data } = useGetSiteInfo({ query: { meta: { quiet: true } } })
  return otherCount(dataOf(data)?.otherValue, name)
}
