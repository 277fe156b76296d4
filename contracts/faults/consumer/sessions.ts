/** Faults in how a session ends (R4.1, R8.2). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const session = 'src/stores/session/session.ts'

export const sessions: readonly ConsumerFault[] = [
  {
    name: 'keeps the token after 401',
    file: client,
    from: '  signOut()\n',
    to: '',
    caughtBy: 'listDeposits: 401 for a token that nobody has',
    shows: /^session: expected \{"isStored":false\}, got \{"token":/,
  },
  {
    name: 'removes the token after 401 from memory but not from storage',
    file: session,
    from: '  useSession.persist.clearStorage()\n  useSession.setState(guest)\n',
    to: `  const entry = localEntries.getItem('session')
  useSession.setState(guest)
  if (entry) localEntries.setItem('session', entry)
`,
    caughtBy: 'getAssetPanel: 401',
    shows: /^session: expected \{"isStored":false\}, got \{"isStored":true\}/,
  },
  {
    name: 'does not show sign-in after 401',
    file: client,
    from: '  ports.onSignedOut()\n',
    to: '',
    caughtBy: 'listBibiAssets: 401 for a token that nobody has',
    shows: /^effects: expected \["sign-in is shown"\], got \[\]$/,
  },
  {
    name: 'shows sign-in once for every 401',
    file: client,
    from: '  if (!isCurrent(sent)) return\n',
    to: '',
    caughtBy: 'session: several 401s at once sign out once',
    shows: /got \["sign-in is shown","sign-in is shown"/,
  },
  {
    name: 'ends a new session on a 401 of the previous one',
    file: client,
    from: 'sent.session === session && sent.caller.token === currentCaller().token',
    to: 'sent.session === session',
    caughtBy: 'session: a 401 to the token of before leaves the new one alone',
    shows: /^effects: expected \[\], got \["sign-in is shown"\]/,
  },
  {
    name: 'signs out on HTTP 401, which may come from a proxy',
    file: client,
    from: '    if (error instanceof TransportError && !audience.quiet)',
    to: '    if (error instanceof TransportError && error.status === 401) ports.onSignedOut()\n    if (error instanceof TransportError && !audience.quiet)',
    caughtBy: 'getSiteInfo: HTTP 401',
    shows: /got \["sign-in is shown",\{"toast":/,
  },
]
