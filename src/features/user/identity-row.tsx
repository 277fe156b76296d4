import { dataOf } from '#src/api/envelope.ts'
import { useGetIdentity } from '#src/api/generated/identity/identity.ts'
import type { Identity } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Row } from '#src/ui/list.tsx'

/** The status of identity verification, with a link to the next step. */
export function IdentityRow() {
  const t = useMessages('user')
  const { data } = useGetIdentity({ query: { meta: { quiet: true } } })
  const identity = dataOf(data)
  const to = identity?.basic?.status === 'approved' ? PATHS.advancedIdentity : PATHS.basicIdentity
  return <Row title={t.identity()} end={identity && t[identityState(identity)]()} to={to} />
}

function identityState({ basic, advanced }: Identity) {
  if (!basic) return 'identityNone'
  if (basic.status === 'refused' || advanced?.status === 'refused') return 'identityRefused'
  if (basic.status === 'pending' || advanced?.status === 'pending') return 'identityPending'
  return advanced ? 'identityFull' : 'identityBasic'
}
