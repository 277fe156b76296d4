import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** Leads to the realized gains of each tax year. */
export function GainsLink() {
  const t = useMessages('wallet')
  return (
    <div>
      <ButtonLink kind="plain" icon="receipt" to={PATHS.realisedGains}>
        {t.realisedGains()}
      </ButtonLink>
    </div>
  )
}
