/** Faults in where a request is sent, and how often (R7.3, R7.5). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const wire = 'src/api/wire.ts'
const stream = 'src/api/quote-sources.ts'

export const addresses: readonly ConsumerFault[] = [
  {
    name: 'calls the first line whichever is chosen',
    file: wire,
    from: 'currentLine().url',
    to: 'useRuntimeConfig.getState().lines[0].url',
    caughtBy: 'getExchangeInfo: on the second line',
    shows: /^nothing was sent\noutcome: .* got \{"fails":"network"\}/,
  },
  {
    name: 'calls an operation with another method',
    file: 'src/api/generated/user/user.ts',
    from: "url: `/api/userInfo/getUserInfo`, method: 'GET'",
    to: "url: `/api/userInfo/getUserInfo`, method: 'POST'",
    caughtBy: 'getUserInfo: en',
    shows: /was not expected:\s+Method: POST\s+Path: \/api\/userInfo\/getUserInfo/,
  },
  {
    name: 'calls an operation at another path',
    file: 'src/api/generated/spot/spot.ts',
    from: 'url: `/api/spotHolding/list`, method',
    to: 'url: `/api/holding/list`, method',
    caughtBy: 'listHoldings: empty',
    shows: /request was not expected:\s+Method: GET\s+Path: \/api\/holding\/list/,
  },
  {
    name: 'sends a call again when it got no answer',
    file: client,
    from: '? await (await loadTransport()).sendRequest(request)',
    to: '? await loadTransport().then(({ sendRequest }) => sendRequest(request).catch(() => sendRequest(request)))',
    caughtBy: 'placeSpotOrder: transport failure',
    shows: /^it was sent 2 times$/,
  },
  {
    name: 'requests the stream without the headers of a call',
    file: stream,
    from: "headers: { ...headers, Accept: 'text/event-stream' }",
    to: "headers: { Accept: 'text/event-stream' }",
    caughtBy: 'streamQuotes: is asked for with the headers of every call',
    shows: /^header LanguageId is missing\nheader Accept-Language/,
  },
  {
    name: 'accepts any answer as a stream',
    file: stream,
    from: 'response.ok && isStream && response.body',
    to: 'response.ok && response.body',
    caughtBy: 'streamQuotes: a refusal in place of a stream',
    shows: /outcome: expected \{"fails":"malformed","status":200\}, got \{"gives":\{\}\}/,
  },
]
