import { useEffect } from 'react'
import { create } from 'zustand'
import type { QuoteChannel } from './quote-sources.ts'
import type { StreamStatus, QuoteStream } from './quote-stream.ts'

/** The state of the quote connection; a dead connection is never shown as live. */
export const useQuoteStatus = create<StreamStatus>()(() => ({ mode: 'idle', since: Date.now() }))

/** The server's maximum per stream. */
const maxChannels = 16
// Combines the channel changes of the screen that unmounts and the one that mounts.
const debounceMs = 50

/** How long after a failure the stream's code is asked for again, ms. */
const retryDelay = 3000

const channelUseCounts = new Map<QuoteChannel, number>()
let debounceTimer: ReturnType<typeof setTimeout> | undefined
let started: Promise<QuoteStream> | undefined

/** The stream follows the first view: its code is loaded when the first channel is in use. */
function startStream(): Promise<QuoteStream> {
  started ??= import('./quote-sources.ts').then(({ startQuoteStream }) =>
    startQuoteStream(
      status => useQuoteStatus.setState(status),
      () => scheduleFollow(),
    ),
  )
  return started
}

function scheduleFollow(delay = debounceMs): void {
  clearTimeout(debounceTimer)
  debounceTimer = setTimeout(() => void follow(), delay)
}

async function follow(): Promise<void> {
  if (!started && channelUseCounts.size === 0) return
  try {
    const stream = await startStream()
    const wanted = document.visibilityState === 'hidden' ? [] : [...channelUseCounts.keys()]
    // Product types first: they cover most of what is on screen.
    stream.follow(wanted.toSorted((one, other) => other.localeCompare(one)).slice(0, maxChannels))
  } catch {
    started = undefined
    scheduleFollow(retryDelay)
  }
}

/** Keeps a channel open until released; all channels in use share one stream. @returns releases it, once */
export function acquireQuoteChannel(channel: QuoteChannel): () => void {
  channelUseCounts.set(channel, (channelUseCounts.get(channel) ?? 0) + 1)
  scheduleFollow()
  let isAcquired = true
  return () => {
    if (!isAcquired) return
    isAcquired = false
    const remaining = (channelUseCounts.get(channel) ?? 1) - 1
    if (remaining === 0) channelUseCounts.delete(channel)
    else channelUseCounts.set(channel, remaining)
    scheduleFollow()
  }
}

/** Keeps a channel open while the component is on screen; undefined: none. */
export function useQuoteChannel(channel: QuoteChannel | undefined): void {
  useEffect(() => (channel ? acquireQuoteChannel(channel) : undefined), [channel])
}
