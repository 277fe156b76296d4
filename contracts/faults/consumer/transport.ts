/** Faults in the handling of transport failures (R8.6, R9.7). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const transportFile = 'src/api/transport.ts'
const policy = 'src/api/error-policy.ts'
const envelope = 'src/api/envelope.ts'

export const transport: readonly ConsumerFault[] = [
  {
    name: 'reports a timeout as an interface exception',
    file: policy,
    from: "kind === 'timeout' ?",
    to: "kind === 'network' ?",
    caughtBy: 'getUserInfo: timeout',
  },
  {
    name: 'reports a lost connection as a timeout',
    file: transportFile,
    from: "isTimeout ? 'timeout' : 'network'",
    to: "'timeout'",
    caughtBy: 'getSiteInfo: transport failure',
  },
  {
    name: 'shows no toast on a network error',
    file: client,
    from: 'if (error instanceof TransportError && !options.quiet) toastTransportError(error)',
    to: '',
    caughtBy: 'listStockProducts: transport failure',
  },
  {
    name: 'shows a toast on a network error of a quiet call',
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
    name: 'accepts an HTTP error as an answer',
    file: transportFile,
    from: 'const axios = create({',
    to: 'const axios = create({ validateStatus: () => true,',
    caughtBy: 'getProduct: HTTP 404',
  },
  {
    name: 'accepts any body as an answer',
    file: envelope,
    from: "if (typeof value !== 'object' || value === null || Array.isArray(value)) return false",
    to: "if (typeof value !== 'object' || value === null || Array.isArray(value)) return true",
    caughtBy: 'listSwitches: HTML instead of JSON',
  },
  {
    name: 'reports a call that its caller aborted',
    file: transportFile,
    from: 'if (error.code === AxiosError.ERR_CANCELED)',
    to: 'if (false)',
    caughtBy: 'session: a call that its caller gave up tells nobody',
  },
  {
    name: 'times out the first call after 10 s',
    file: client,
    from: 'isTransfer || !answeredLines.has(line) ?',
    to: 'isTransfer ?',
    caughtBy: 'timeouts: 60 s for the first answer of a line, 10 s after it, 60 s for files',
  },
  {
    name: 'accepts a web page as a file',
    file: client,
    from: "if (!disposition && type.includes('text/html'))",
    to: 'if (false)',
    caughtBy: 'download: a web page in place of a file',
  },
]
