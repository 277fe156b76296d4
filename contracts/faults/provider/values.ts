import { answerWith, data, envelope, rows, onSuccess, type Fault } from './fault.ts'

const operation = 'listSpotOrders'

/** An undocumented value in the rows of an answer. */
const inRows = (name: string, shows: RegExp, change: Parameters<typeof rows>[0]): Fault => ({
  name,
  operation,
  answer: rows(change),
  shows,
})

/** Faults in the values of answers. */
export const valueFaults: readonly Fault[] = [
  {
    name: 'total is called totalCount',
    operation,
    answer: envelope(onSuccess, ({ total, ...rest }) => ({ ...rest, totalCount: total })),
    shows: /the answer lacks total/,
  },
  {
    name: 'an empty list is null',
    operation,
    answer: envelope(onSuccess, answer => (answer.rows?.length === 0 ? { ...answer, rows: null } : answer)),
    shows: /rows is null; it must be array/,
  },
  {
    name: 'a list is an object',
    operation,
    answer: envelope(onSuccess, answer => ({ ...answer, rows: { ...answer.rows } })),
    shows: /rows is \{.*must be array/,
  },
  inRows('a number is text', /productId is "\d+"; it must be integer/, row => {
    row['productId'] = String(row['productId'])
  }),
  inRows('an amount is a number', /total is [\d.]+; it must be string/, row => {
    row['total'] = Number(row['total'])
  }),
  inRows('a large id is a number', /id is [\d.e+]+; it must be string/, row => {
    row['id'] = Number(row['id'])
  }),
  inRows('an undocumented status', /status is "OPENED"; allowed are/, row => {
    row['status'] = 'OPENED'
  }),
  inRows('null in a field that is not nullable', /quantity is null; it must be string/, row => {
    row['quantity'] = null
  }),
  inRows('too many decimals', /cost is ".*"; it must match pattern/, row => {
    row['cost'] = `1.${'1'.repeat(19)}`
  }),
  inRows('an amount with an exponent', /cost is "1e3"; it must match pattern/, row => {
    row['cost'] = '1e3'
  }),
  inRows('an amount with a comma', /cost is "1,5"; it must match pattern/, row => {
    row['cost'] = '1,5'
  }),
  inRows('an amount with separators', /cost is "1,000\.50"; it must match pattern/, row => {
    row['cost'] = '1,000.50'
  }),
  inRows('an amount that is not a number', /fee is "NaN"; it must match pattern/, row => {
    row['fee'] = 'NaN'
  }),
  inRows('a negative amount', /fee is "-0\.01"; it must match pattern/, row => {
    row['fee'] = '-0.01'
  }),
  inRows('a field is left out', /lacks orderType/, row => {
    delete row['orderType']
  }),
  inRows('a field that is null is left out', /lacks reason/, row => {
    if (row['reason'] === null) delete row['reason']
  }),
  inRows('a field in a field is text', /productNameLang is "AAPL"; it must be object/, row => {
    row['productNameLang'] = 'AAPL'
  }),
  inRows('a time in seconds', /createdAt is \d{10}; it must be >= 1262304000000/, row => {
    row['createdAt'] = Math.floor(Number(row['createdAt']) / 1000)
  }),
  inRows('a time with a fraction', /createdAt is [\d.]+; it must be integer/, row => {
    row['createdAt'] = Number(row['createdAt']) + 0.5
  }),
  inRows('a time as text', /createdAt is "20.*"; it must be integer/, row => {
    row['createdAt'] = new Date(Number(row['createdAt'])).toISOString()
  }),
  inRows('a field that nobody documented', /has userId, which is not documented/, row => {
    row['userId'] = 7
  }),
  inRows('a value in place of null has another type', /limitPrice is \{.*must be/, row => {
    if (row['limitPrice'] !== null) row['limitPrice'] = { price: row['limitPrice'] }
  }),
  {
    name: 'a later row has a number for text',
    operation: 'listStockProducts',
    answer: rows((row, index) => {
      const ticker = row['tickerInfo'] as Record<string, unknown>
      if (index > 0) ticker['nowPrice'] = Number(ticker['nowPrice'])
    }),
    shows: /rows\[[1-9]\d*\]\.tickerInfo\.nowPrice is [\d.]+; it must be string/,
  },
  {
    name: 'a later row has null for an object',
    operation: 'listStockProducts',
    answer: rows((row, index) => {
      if (index > 0) row['tickerInfo'] = null
    }),
    shows: /rows\[[1-9]\d*\]\.tickerInfo is null; it must be object/,
  },
  {
    name: 'a field of a nested object is left out',
    operation: 'listStockProducts',
    answer: rows(row => void delete (row['tickerInfo'] as Record<string, unknown>)['time']),
    shows: /tickerInfo lacks time/,
  },
  {
    name: 'an invalid email address',
    operation: 'getSiteInfo',
    answer: data(site => void (site['serviceEmail'] = 'nobody')),
    shows: /serviceEmail is "nobody"; it must match format "email"/,
  },
  {
    name: 'a boolean is a number',
    operation: 'isWithdrawPasswordSet',
    answer: envelope(onSuccess, answer => ({ ...answer, data: Number(answer.data) })),
    shows: /data is [01]; it must be boolean/,
  },
  {
    name: 'an image URL with a script',
    operation: 'listStockProducts',
    answer: rows(row => void (row['productImg'] = 'javascript:alert(1)')),
    shows: /productImg is "javascript:alert\(1\)"; it must match pattern/,
  },
  {
    name: 'a token that is too short',
    operation: 'login',
    answer: data(session => void (session['token'] = 'tok-123')),
    shows: /data\.token is "tok-123"; it must match pattern/,
  },
  {
    name: 'a filter is ignored',
    operation: 'listSpotOrders',
    // The account has one open order; another status of it stands for orders that the filter should exclude.
    answer: (answer, { query }) => {
      if (query.has('status'))
        answerWith(answer, answer.body.replaceAll(/"status":"(open|filled)"/g, '"status":"cancelled"'))
    },
    shows: /pact · listSpotOrders: some, those that are open · rows\[\d\]\.status is/,
  },
]

/** Faults in the stream of prices. */
export const streamFaults: readonly Fault[] = [
  {
    name: 'a stream has the content type text',
    operation: 'streamQuotes',
    answer: answer => {
      if (answer.headers['content-type']?.startsWith('text/event-stream'))
        answer.headers['content-type'] = 'text/plain'
    },
    shows: /Content-Type is "text\/plain"; it must be text\/event-stream/,
  },
  {
    name: 'an undocumented event',
    operation: 'streamQuotes',
    answer: answer => void (answer.body = answer.body.replaceAll('event: quotes', 'event: prices')),
    shows: /the event "prices" is not documented/,
  },
  {
    name: 'a price in a stream is a number',
    operation: 'streamQuotes',
    answer: answer => void (answer.body = answer.body.replaceAll(/"nowPrice":"([\d.]+)"/g, '"nowPrice":$1')),
    shows: /nowPrice is [\d.]+; it must be string/,
  },
]
