import { SandboxBadge as Badge } from '#src/ui/feedback/states.tsx'
import { useSite } from './use-site.ts'

/** In a sandbox, says that the money is not real; on every screen with a balance. */
export function SandboxBadge() {
  const { isSandbox } = useSite()
  return isSandbox && <Badge />
}
