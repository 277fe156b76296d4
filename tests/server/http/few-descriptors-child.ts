/** Listens with the settings of the environment, and says where and what the operator should know; a child of connection-limits.test.ts. */
import { readConfig } from '#server/config.ts'
import { openListeners } from '#server/http/listen.ts'

const notices: string[] = []
const { urls } = await openListeners(
  () => new Response('ok'),
  readConfig({ ...process.env, PORT: '0' }),
  (subject, notice) => notices.push(`${subject}: ${notice}`),
)
process.stdout.write(JSON.stringify({ port: Number(new URL(urls[0]!).port), notices }))
