import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSuccessful } from '#src/api/envelope.ts'
import {
  getCountServiceAnswersQueryKey,
  useListServiceMessagesInfinite,
  useReadServiceMessages,
} from '#src/api/generated/help/help.ts'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'

/** ms between polls for answers while the conversation is on screen. */
const pollInterval = 2500

/** The messages, newest first; marks answers as read when they are shown. */
export function useConversation() {
  const client = useQueryClient()
  const messages = useListServiceMessagesInfinite(firstPage, { query: { refetchInterval: pollInterval } })
  const pages = usePages(messages, message => message.id)
  const { mutate: markRead } = useReadServiceMessages()
  const unreadId = pages.rows?.find(({ sender, readAt }) => sender === 'desk' && readAt === null)?.id
  useEffect(() => {
    if (unreadId === undefined) return
    // On failure it stays unread, and is marked with the next answer.
    markRead(undefined, {
      // The answer is the count, so that a badge on the next screen is right at once.
      onSuccess: answer => {
        if (isSuccessful(answer)) client.setQueryData(getCountServiceAnswersQueryKey(), answer)
      },
    })
  }, [client, markRead, unreadId])
  return pages
}
