import { dataOf } from '#src/api/envelope.ts'
import { useGetSiteInfo } from '#src/api/generated/site/site.ts'
import { otherCount } from '#src/lib/site/other-value.ts'
import { currentLine } from '#src/stores/settings/line.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'

/** Maximum decimals of an amount on the wire. */
const maxDecimals = 18

export interface Site {
  name: string
  /** URL of its logo, if it has one and shows it: app_logo_type is not 0 (R9.1). */
  logo: string | undefined
  /** Whether its name is written beside the logo: always, unless app_logo_type is 2 and there is one. */
  isNameShown: boolean
  /** Whether money and market are simulated. */
  isSandbox: boolean
  /** Decimals of amounts: the setting app_decimal_no, 2 by default (R9.1). */
  decimals: number
}

/** Site name and settings; from the deployment settings until the server has answered. */
export function useSite(): Site {
  const info = dataOf(useGetSiteInfo({ query: { meta: { quiet: true } } }).data)
  const configuredName = useRuntimeConfig(config => config.siteName)
  const isSandboxConfigured = useRuntimeConfig(config => config.sandbox)
  const logoType = otherCount(info?.otherValue, 'app_logo_type')
  const logo = info?.logo && logoType !== 0 ? assetUrl(info.logo) : undefined
  return {
    name: info?.siteName ?? configuredName,
    logo,
    isNameShown: logo === undefined || logoType !== 2,
    isSandbox: info?.sandbox ?? isSandboxConfigured,
    decimals: Math.min(otherCount(info?.otherValue, 'app_decimal_no'), maxDecimals),
  }
}

/** The URL of an image: on the current line, unless it is absolute. */
export function assetUrl(path: string): string {
  return path.startsWith('/') ? currentLine().url + path : path
}
