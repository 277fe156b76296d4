/** Faults in the fields of a request: query, form, JSON and multipart (R7.1, R7.2). */
import type { ConsumerFault } from './fault.ts'

const wire = 'src/api/wire.ts'

export const bodies: readonly ConsumerFault[] = [
  {
    name: 'sends JSON where a form is documented',
    file: wire,
    from: "mediaType(config.headers).includes('json')",
    to: 'true',
    caughtBy: 'createDeposit: pending',
  },
  {
    name: 'sends a form where JSON is documented',
    file: wire,
    from: "mediaType(config.headers).includes('json')",
    to: 'false',
    caughtBy: 'addToWatchlist: en',
  },
  {
    name: 'renames a parameter of a query',
    file: wire,
    from: '...defaults, ...own }))',
    to: "...defaults, ...own }).map(([name, value]) => [name === 'pageNum' ? 'page' : name, value]))",
    caughtBy: 'listTips: some',
  },
  {
    name: 'leaves out a field of a form',
    file: wire,
    from: 'const body = new URLSearchParams(given)\n',
    to: "const body = new URLSearchParams(given)\n  body.delete('idempotencyKey')\n",
    caughtBy: 'placeSpotOrder: filled',
  },
  {
    name: 'does not encode the values of a form',
    file: wire,
    from: 'data: formBody(data, defaults).toString()',
    to: "data: [...formBody(data, defaults)].map(pair => pair.join('=')).join('&')",
    caughtBy: 'login: wrong',
  },
  {
    name: 'encodes the values of a query twice',
    file: wire,
    from: '[name, String(one)]',
    to: '[name, encodeURIComponent(String(one))]',
    caughtBy: 'listForexProducts: empty, for a search that finds nothing',
  },
  {
    name: 'sends an undefined value as text',
    file: wire,
    from: '.filter(one => one !== undefined && one !== null)',
    to: '',
    caughtBy: 'fields: what has no value is left out',
  },
  {
    name: 'sends only the last of several values',
    file: wire,
    from: '(Array.isArray(value) ? value : [value])',
    to: '[Array.isArray(value) ? value.at(-1) : value]',
    caughtBy: 'fields: several values repeat their name',
  },
  {
    name: 'lets the default body win over the fields of a query',
    file: wire,
    from: '{ ...defaults, ...own }',
    to: '{ ...own, ...defaults }',
    caughtBy: 'listCandles: with a default body',
  },
  {
    name: 'lets the default body win over the fields of a form',
    file: wire,
    from: 'if (!body.has(name)) body.append(name, value)',
    to: '{ body.delete(name); body.append(name, value) }',
    caughtBy: 'cancelSpotOrder: with a default body',
  },
  {
    name: 'lets the default body win over the fields of JSON',
    file: wire,
    from: '{ ...defaults, ...data }',
    to: '{ ...data, ...defaults }',
    caughtBy: 'addToWatchlist: with a default body',
  },
  {
    name: 'sends the default body with no GET',
    file: wire,
    from: 'query(config.params, defaults)',
    to: 'query(config.params, {})',
    caughtBy: 'getSiteInfo: with a default body',
  },
  {
    name: 'sends the default body with no form',
    file: wire,
    from: '  addMissing(body, defaults)\n  return body\n}\n\nfunction uploadBody',
    to: '  return body\n}\n\nfunction uploadBody',
    caughtBy: 'logout: with a default body',
  },
  {
    name: 'sends the default body with no upload',
    file: wire,
    from: 'uploadBody(data, defaults)',
    to: 'uploadBody(data, {})',
    caughtBy: 'upload: sends the files, the fields and the default body as multipart',
  },
  {
    name: 'uploads the fields without the files',
    file: wire,
    from: '    else body.append(name, value, value.name)\n',
    to: '',
    caughtBy: 'upload: sends the files, the fields and the default body as multipart',
  },
]
