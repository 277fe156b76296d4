// Dredd's hooks: the requests of the app in place of the one from the examples, each with its states set up just before, and with the
// schema of its answer, which Dredd does not take from OpenAPI 3.
const { readFileSync } = require('node:fs')
const hooks = require('hooks')

// By method and path: [{ key, name, schema, type }]
const requests = JSON.parse(readFileSync(process.env.COMPARE_REQUESTS, 'utf8'))
const known = new Set(Object.keys(requests))

hooks.beforeAll((transactions, done) => {
  const all = transactions.flatMap(transaction => {
    const address = `${transaction.request.method} ${transaction.request.uri.replace(/\?.*/, '')}`
    const found = requests[address]
    // A further transaction of the same operation is for another example, which a request of the app stands for already.
    delete requests[address]
    // One that the app's recorded requests do not have is sent as Dredd makes it.
    if (found === undefined) return known.has(address) ? [] : [transaction]
    return found.map(({ key, name, schema, type }) => ({
      ...structuredClone(transaction),
      id: `${address} · ${name}`,
      compare: key,
      expected: {
        statusCode: transaction.expected.statusCode,
        headers: { ...transaction.expected.headers, 'Content-Type': type },
        ...(schema && { bodySchema: schema }),
      },
    }))
  })
  transactions.splice(0, transactions.length, ...all)
  done()
})

hooks.beforeEach(async (transaction, done) => {
  if (transaction.compare === undefined) return void done()
  try {
    const address = `${process.env.COMPARE_ARRANGE}/${encodeURIComponent(transaction.compare)}`
    const { method, target, headers, body } = await (await fetch(address)).json()
    transaction.fullPath = target
    transaction.request = { method, uri: target, headers, body }
  } catch (error) {
    transaction.fail = `the states could not be set up: ${error}`
  }
  done()
})
