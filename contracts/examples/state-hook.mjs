// A state hook in Node, without a package: node state-hook.mjs http://localhost:8080 → http://localhost:9090/states
// It offers the states that can be set up through the back end's own operations. Yours will set up the others in your database.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const backEnd = process.argv[2] ?? 'http://localhost:8080'
const port = Number(process.argv[3] ?? 9090)
const PASSWORD = 'skylark1'

class NotBuilt extends Error {}

/** Calls an operation of the back end as the app does and returns its data. */
async function call(path, fields) {
  const headers = {
    'Accept-Language': 'en',
    LanguageId: '2',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const body = fields && new URLSearchParams(fields)
  const response = await fetch(`${backEnd}/api/${path}`, { method: fields ? 'POST' : 'GET', headers, body })
  // The back end has no such operation yet: what needs the state is not run, instead of failed.
  if ([404, 405, 501].includes(response.status)) throw new NotBuilt(`${path}: HTTP ${response.status}`)
  const answer = await response.json()
  if (answer.code !== 200) throw new Error(`${path} answered ${answer.code} ${answer.msg}`)
  return answer.data ?? answer.rows
}

const address = () => `contract-${randomUUID()}@example.com`

async function sendCode(account) {
  const { sandboxCode } = await call('auth/sendCode', { account, purpose: 'register' })
  return { account, code: sandboxCode }
}

async function openAccount() {
  const { account, code } = await sendCode(address())
  const { token } = await call('auth/register', { account, code, password: PASSWORD })
  return { account, token }
}

const LISTS = { 1: 'stockProduct', 2: 'cryptocurrencyProduct', 3: 'futuresProduct', 4: 'forexProduct' }

/** State handlers by name: each sets up a state and returns the values that requests need. */
const states = {
  'an account is signed in': async () => ({ token: (await openAccount()).token }),
  'a new account is signed in': async () => ({ token: (await openAccount()).token }),
  'an account exists': async () => ({ account: (await openAccount()).account, password: PASSWORD }),
  'an address has no account': () => ({ account: address() }),
  'a registration code was sent to an address': () => sendCode(address()),
  'a product is listed': async ({ productType }) => {
    const [product] = await call(`${LISTS[productType]}/list?pageNum=1&pageSize=1`)
    return { productCode: product.productCode, productId: product.productId }
  },
}

async function answerTo({ state, params = {}, action }) {
  // Every account is a new one, so that there is nothing to undo.
  if (action === 'teardown') return [200, {}]
  // 501 says "I do not offer this state": what needs it is then not run, instead of failed.
  if (!Object.hasOwn(states, state)) return [501, { error: `no state "${state}"` }]
  return [200, await states[state](params)]
}

const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  const [status, body] = await Promise.resolve()
    .then(() => answerTo(JSON.parse(text)))
    .catch(error => [error instanceof NotBuilt ? 501 : 500, { error: String(error) }])
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
})
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${server.address().port}/states\n`)
})
