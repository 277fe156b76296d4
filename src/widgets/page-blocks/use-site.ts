import { dataOf } from '#src/api/envelope.ts'
import { useGetSiteInfo } from '#src/api/generated/site/site.ts'
import { otherCount } from '#src/lib/other-value.ts'
import { currentLine } from '#src/stores/line.ts'
import { useRuntimeConfig } from '#src/stores/runtime-config.ts'

/** No amount on the wire has more. */
const mostDecimals = 18

export interface Site {
  name: string
  /** Address of its picture, if it has one. */
  logo: string | undefined
  /** Whether money and market are simulated. */
  isSandbox: boolean
  /** Decimals of amounts: the setting app_decimal_no, 2 by default (R9.1). */
  decimals: number
}

/** What the site calls itself; from the settings of the deployment until the server has said. */
export function useSite(): Site {
  const info = dataOf(useGetSiteInfo({ query: { meta: { quiet: true } } }).data)
  const configuredName = useRuntimeConfig(config => config.siteName)
  return {
    name: info?.siteName ?? configuredName,
    logo: info?.logo ? assetUrl(info.logo) : undefined,
    isSandbox: info?.sandbox ?? false,
    decimals: Math.min(otherCount(info?.otherValue, 'app_decimal_no'), mostDecimals),
  }
}

/** Where a picture lies: on the line in use, unless its address is whole. */
export function assetUrl(path: string): string {
  return path.startsWith('/') ? currentLine().url + path : path
}
