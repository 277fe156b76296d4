import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import {
  getCountServiceAnswersQueryKey,
  listServiceMessages,
  readServiceMessages,
} from '#src/api/generated/help/help.ts'
import { usePages } from '#src/widgets/use-pages.ts'

const path = '/api/service/list'
/** ms between two looks for answers, while the conversation is on screen. */
const lookEvery = 2500

/** The conversation, newest first as it comes; what is shown counts as read. */
export function useConversation() {
  const client = useQueryClient()
  const pages = usePages({
    queryKey: [path],
    load: async (page, signal) => pageOf(await listServiceMessages(page, { quiet: true }, signal)),
    idOf: message => message.id,
    pollEvery: () => lookEvery,
  })
  const unread = pages.rows?.find(({ sender, readAt }) => sender === 'desk' && readAt === null)?.id
  useEffect(() => {
    if (unread === undefined) return
    const mark = async () => {
      const data = dataOf(await readServiceMessages({ catch: true, quiet: true }))
      if (data === undefined) return
      client.setQueryData(getCountServiceAnswersQueryKey(), { code: 200, msg: 'ok', data })
    }
    // What cannot be marked now stays unread, and is marked with the next answer.
    mark().catch(() => undefined)
  }, [client, unread])
  return { pages, follow: () => client.invalidateQueries({ queryKey: [path] }) }
}
