import type { Caller } from '#src/api/wire.ts'
import { useLine } from '#src/stores/settings/line.ts'
import { useLocale } from '#src/stores/settings/locale.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { useSession } from '#src/stores/session/session.ts'

/** Makes the calls that follow come from this caller; what is omitted stays. */
export function callAs(caller: Partial<Caller>): void {
  const { line, locale, defaultBody } = caller
  if (line !== undefined) {
    const only = { name: '', url: line }
    useRuntimeConfig.setState({ lines: [only, only] })
    useLine.setState({ index: 0 })
  }
  if (locale) useLocale.setState({ locale })
  if (defaultBody) useRuntimeConfig.setState({ defaultBody: defaultBody as Record<string, string> })
  if ('token' in caller) {
    const { token } = caller
    useSession.setState({ token, userId: token && '1' })
  }
}
