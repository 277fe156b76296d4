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
    shows: /expected \[\{"toast":"Request timeout"\}\], got \[\{"toast":"Interface exception/,
  },
  {
    name: 'reports a lost connection as a timeout',
    file: transportFile,
    from: "isTimeout ? 'timeout' : 'network'",
    to: "'timeout'",
    caughtBy: 'getSiteInfo: transport failure',
    shows: /outcome: expected \{"fails":"network"\}, got \{"fails":"timeout"\}/,
  },
  {
    name: 'shows no toast on a network error',
    file: client,
    from: 'if (error instanceof TransportError && !audience.quiet) toastTransportError(error)',
    to: '',
    caughtBy: 'listStockProducts: transport failure',
    shows: /^effects: expected \[\{"toast":"Interface exception.*"\}\], got \[\]/,
  },
  {
    name: 'shows a toast on a network error of a quiet call',
    file: client,
    from: 'if (error instanceof TransportError && !audience.quiet) toastTransportError(error)',
    to: 'if (error instanceof TransportError) toastTransportError(error)',
    caughtBy: 'listStockProducts: transport failure of a quiet call',
    shows: /^effects: expected \[\], got \[\{"toast":"Interface exception/,
  },
  {
    name: 'swallows a transport failure',
    file: client,
    from: "if (!isEnvelope(answer)) throw new TransportError('malformed', { status })",
    to: 'if (!isEnvelope(answer)) throw new SwallowedAnswer()',
    caughtBy: 'listNotices: HTML instead of JSON',
    shows: /outcome: expected \{"fails":"malformed","status":200\}, got "gives nothing"/,
  },
  {
    name: 'accepts an HTTP error as an answer',
    file: transportFile,
    from: 'const axios = create({',
    to: 'const axios = create({ validateStatus: () => true,',
    caughtBy: 'getProduct: HTTP 404',
    shows: /outcome: expected \{"fails":"status","status":404\}, got \{"rejects":/,
  },
  {
    name: 'accepts any body as an answer',
    file: envelope,
    from: "if (typeof value !== 'object' || value === null || Array.isArray(value)) return false",
    to: "if (typeof value !== 'object' || value === null || Array.isArray(value)) return true",
    caughtBy: 'listSwitches: HTML instead of JSON',
    shows: /outcome: expected \{"fails":"malformed","status":200\}, got "gives nothing"/,
  },
  {
    name: 'reports a call that its caller aborted',
    file: transportFile,
    from: 'if (error.code === AxiosError.ERR_CANCELED)',
    to: 'if (false)',
    caughtBy: 'session: a call that its caller gave up tells nobody',
    shows: /rejection: expected "AbortError: .*", got "TransportError: network"/,
  },
  {
    name: 'times out the first call after 10 s',
    file: 'src/api/timeouts.ts',
    from: "responseType === 'arraybuffer' || !answeredLines.has(line) ?",
    to: "responseType === 'arraybuffer' ?",
    caughtBy: 'timeouts: 60 s for the first answer of a line, 10 s after it, 60 s for files',
    shows: /timeouts: .* got \[10000,/,
  },
  {
    name: 'accepts a web page as a file',
    file: client,
    from: "if (!disposition && type.includes('text/html'))",
    to: 'if (false)',
    caughtBy: 'download: a web page in place of a file',
    shows: /got \{"gives":\{"blob":\{"type":"text\/html"/,
  },
]
