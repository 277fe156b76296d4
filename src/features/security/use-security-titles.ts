import { useMessages } from '#src/i18n/use-messages.ts'

export const SECURITY_KINDS = [
  'password',
  'passkeys',
  'twoStep',
  'lock',
  'devices',
  'withdraw',
  'safety',
] as const

export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** What each of the security settings is called. */
export function useSecurityTitles(): Record<SecurityKind, string> {
  const t = useMessages('security')
  return {
    password: t.password(),
    passkeys: t.passkeys(),
    twoStep: t.twoStep(),
    lock: t.tabLock(),
    devices: t.devices(),
    withdraw: t.withdraw(),
    safety: t.tabSafety(),
  }
}
