/** The messages of a person over a stream, from a back end of this process with the setting PORT=0. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { openListeners } from '#server/http/listen.ts'
import { requestOf, type BackEnd, type Person } from './back-end.ts'

export interface MessageStream extends AsyncDisposable {
  /** The ids of the messages of each frame so far; an empty list for a frame without any. */
  frames(): readonly (readonly string[])[]
}

export async function openMessageStream({ app, services }: BackEnd, person: Person): Promise<MessageStream> {
  const listeners = await openListeners(app.fetch, services.config)
  const headers = { Authorization: person.token }
  const [path, request] = requestOf('streamQuotes', { query: { channels: 'messages' }, headers })
  const call = get(`${listeners.urls[0]}${path}`, {
    headers: Object.fromEntries(request.headers as [string, string][]),
  })
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  response.setEncoding('utf8').on('data', (part: string) => (text += part))
  return {
    frames: () =>
      [...text.matchAll(/event: messages\ndata: (.*)\n/g)].map(([, data]) =>
        (JSON.parse(data!) as { rows: { id: string }[] }).rows.map(({ id }) => id),
      ),
    async [Symbol.asyncDispose]() {
      response.destroy()
      services.quoteHub.close()
      await listeners.close()
    },
  }
}
