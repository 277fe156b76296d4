/**
 * The least that an order over HTTP takes: `node:http` reads the body and lets the kernel place the order. No routes, no session, no check of
 * the request, no log. The token of a request is the id of its customer. `node bare-server.ts <options of the store as JSON>`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { migrations } from '#server/features/schema.ts'
import { openStore, type StoreOptions } from '#server/kernel/open-store.ts'
import { placeInKernel } from './customers.ts'

const options = JSON.parse(process.argv[2]!) as Pick<StoreOptions, 'dataDir' | 'databaseUrl' | 'nodeId'>
const store = await openStore({ ...options, migrations, clock: Date })
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => (body += part))
  request.on('end', async () => {
    const fields = new URLSearchParams(body)
    const order = await placeInKernel(store, BigInt(request.headers.authorization!))
    const text = JSON.stringify({ code: 200, msg: 'ok', data: { ...order, code: fields.get('productCode') } })
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length }).end(text)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', async () => {
  server.closeAllConnections()
  await store.close()
  process.exit()
})
