/** The to-do service of LoopBack 4, which publishes what LoopBack makes of its models. */
import { PLAIN } from '#contracts/verify/profile/plain.ts'
import { addLoopbackRules } from './loopback-rules.ts'
import { freePort, serve, waitFor, type RealServer } from './server.ts'

const START = `
const { TodoListApplication } = require('@loopback/example-todo')
const app = new TodoListApplication({ rest: { host: '127.0.0.1', port: Number(process.env.PORT) } })
app.bind('datasources.config.db').to({ name: 'db', connector: 'memory' })
app.boot().then(() => app.start())
`

export const loopbackTodo: RealServer = {
  name: 'LoopBack 4, example-todo',
  // Its specification names no refusal; these are the ones that it makes of wrong input.
  profileWithRules: { codes: { ...PLAIN.codes, undocumented: [...PLAIN.codes.undocumented, 400, 404, 422] } },
  addRules: addLoopbackRules,
  packages: ['@loopback/example-todo@6.0.0'],
  async start(home) {
    const port = await freePort()
    const program = serve(process.execPath, ['-e', START], { cwd: home, environment: { PORT: String(port) } })
    const url = `http://127.0.0.1:${port}`
    await waitFor(`${url}/openapi.json`, program)
    return { url, spec: `${url}/openapi.json`, stop: program.stop }
  },
}
