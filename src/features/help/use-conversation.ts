import { useEffect } from 'react'
import { useListServiceMessagesInfinite, useReadServiceMessages } from '#src/api/generated/help/help.ts'
import { firstPage, usePages } from '#src/widgets/use-pages.ts'

/** ms between polls for answers while the conversation is on screen. */
const pollInterval = 2500

/** The messages, newest first; marks answers as read when they are shown. */
export function useConversation() {
  const messages = useListServiceMessagesInfinite(firstPage, { query: { refetchInterval: pollInterval } })
  const pages = usePages(messages, message => message.id)
  const { mutate: markRead } = useReadServiceMessages()
  const unreadId = pages.rows?.find(({ sender, readAt }) => sender === 'desk' && readAt === null)?.id
  useEffect(() => {
    // On failure it stays unread, and is marked with the next answer.
    if (unreadId !== undefined) markRead()
  }, [markRead, unreadId])
  return pages
}
