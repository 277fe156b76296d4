import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import {
  getCountServiceAnswersQueryKey,
  getListServiceMessagesQueryKey,
  listServiceMessages,
  readServiceMessages,
} from '#src/api/generated/help/help.ts'
import { usePages } from '#src/widgets/use-pages.ts'

/** ms between polls for answers while the conversation is on screen. */
const pollInterval = 2500

/** The messages, newest first; marks answers as read when they are shown. */
export function useConversation() {
  const client = useQueryClient()
  const pages = usePages({
    queryKey: getListServiceMessagesQueryKey(),
    load: async (page, signal) => pageOf(await listServiceMessages(page, { quiet: true }, signal)),
    idOf: message => message.id,
    pollInterval: () => pollInterval,
  })
  const unreadId = pages.rows?.find(({ sender, readAt }) => sender === 'desk' && readAt === null)?.id
  useEffect(() => {
    if (unreadId === undefined) return
    const markRead = async () => {
      const data = dataOf(await readServiceMessages({ catch: true, quiet: true }))
      if (data === undefined) return
      client.setQueryData(getCountServiceAnswersQueryKey(), { code: 200, msg: 'ok', data })
    }
    // On failure it stays unread, and is marked with the next answer.
    markRead().catch(() => undefined)
  }, [client, unreadId])
  return { pages, follow: () => client.invalidateQueries({ queryKey: getListServiceMessagesQueryKey() }) }
}
