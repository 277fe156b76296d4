/** Mistakes in what follows when no answer came (R8.6, R9.7). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const policy = 'src/api/error-policy.ts'
const envelope = 'src/api/envelope.ts'

export const transport: readonly ConsumerFault[] = [
  {
    name: 'tells a timeout as an interface exception',
    file: policy,
    from: "kind === 'timeout' ?",
    to: "kind === 'network' ?",
    caughtBy: 'getUserInfo: timeout',
  },
  {
    name: 'tells a lost connection as a timeout',
    file: client,
    from: "isTimeout ? 'timeout' : 'network'",
    to: "'timeout'",
    caughtBy: 'getSiteInfo: transport failure',
  },
  {
    name: 'says nothing when no answer came',
    file: client,
    from: 'if (error instanceof TransportError && !options.quiet) toastTransportError(error)',
    to: '',
    caughtBy: 'listStockProducts: transport failure',
  },
  {
    name: 'tells of a quiet call that no answer came',
    file: client,
    from: 'if (error instanceof TransportError && !options.quiet) toastTransportError(error)',
    to: 'if (error instanceof TransportError) toastTransportError(error)',
    caughtBy: 'listStockProducts: transport failure of a quiet call',
  },
  {
    name: 'swallows a transport failure',
    file: client,
    from: '  if (!isEnvelope(answer)) {\n    return fail(',
    to: '  if (!isEnvelope(answer)) {\n    return undefined\n    return fail(',
    caughtBy: 'listNotices: HTML instead of JSON',
  },
  {
    name: 'takes an HTTP error for an answer',
    file: client,
    from: 'const axios = create({',
    to: 'const axios = create({ validateStatus: () => true,',
    caughtBy: 'getProduct: HTTP 404',
  },
  {
    name: 'takes whatever comes for an answer',
    file: envelope,
    from: "if (typeof value !== 'object' || value === null || Array.isArray(value)) return false",
    to: "if (typeof value !== 'object' || value === null || Array.isArray(value)) return true",
    caughtBy: 'listSwitches: HTML instead of JSON',
  },
  {
    name: 'tells of a call that its caller gave up',
    file: client,
    from: 'if (error.code === AxiosError.ERR_CANCELED)',
    to: 'if (false)',
    caughtBy: 'session: a call that its caller gave up tells nobody',
  },
  {
    name: 'waits 10 s for the first answer',
    file: client,
    from: 'isTransfer || !answeredLines.has(line) ?',
    to: 'isTransfer ?',
    caughtBy: 'timeouts: 60 s for the first answer of a line, 10 s after it, 60 s for files',
  },
  {
    name: 'takes a web page for a file',
    file: client,
    from: "if (!disposition && type.includes('text/html'))",
    to: 'if (false)',
    caughtBy: 'download: a web page in place of a file',
  },
]
