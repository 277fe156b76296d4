import { Suspense } from 'react'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { useAccountSafety } from '#src/widgets/account/use-account-safety.ts'

const FreezeBanner = lazyOptional(async () => {
  await loadRemainingMessages(['profile'])
  return import('./freeze-banner.tsx')
})

/** Asks whether the account is frozen; only then are the banner and its texts loaded. */
export default function FreezeWatch() {
  const { safety } = useAccountSafety()
  const isFrozen = typeof safety?.frozenSince === 'number'
  return <Suspense>{isFrozen && <FreezeBanner />}</Suspense>
}
