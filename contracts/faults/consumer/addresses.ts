/** Faults in where a request is sent, and how often (R7.3, R7.5). */
import type { ConsumerFault } from './fault.ts'

const client = 'src/api/client.ts'
const connect = 'src/api/connect.ts'
const stream = 'src/api/quote-sources.ts'

export const addresses: readonly ConsumerFault[] = [
  {
    name: 'calls the first line whichever is chosen',
    file: connect,
    from: 'currentLine().url',
    to: 'useRuntimeConfig.getState().lines[0].url',
    caughtBy: 'getExchangeInfo: on the second line',
  },
  {
    name: 'calls an operation with another method',
    file: 'src/api/generated/user/user.ts',
    from: "url: `/api/userInfo/getUserInfo`, method: 'GET'",
    to: "url: `/api/userInfo/getUserInfo`, method: 'POST'",
    caughtBy: 'getUserInfo: en',
  },
  {
    name: 'calls an operation at another path',
    file: 'src/api/generated/spot/spot.ts',
    from: 'url: `/api/spotHolding/list`, method',
    to: 'url: `/api/holding/list`, method',
    caughtBy: 'listHoldings: empty',
  },
  {
    name: 'sends a call again when it got no answer',
    file: client,
    from: '    return fail(error, options)',
    to: '    await axios.request(config).catch(() => undefined)\n    return fail(error, options)',
    caughtBy: 'placeSpotOrder: transport failure',
  },
  {
    name: 'requests the stream without the headers of a call',
    file: stream,
    from: "headers: { ...headers, Accept: 'text/event-stream' }",
    to: "headers: { Accept: 'text/event-stream' }",
    caughtBy: 'streamQuotes: is asked for with the headers of every call',
  },
  {
    name: 'accepts any answer as a stream',
    file: stream,
    from: 'response.ok && isStream && response.body',
    to: 'response.ok && response.body',
    caughtBy: 'streamQuotes: a refusal in place of a stream',
  },
]
