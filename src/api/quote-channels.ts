import { useEffect } from 'react'
import { create } from 'zustand'
import { currentLine, useLine } from '../stores/line.ts'
import { clearQuotes, clearServerTime } from '../stores/quotes.ts'
import { useRuntimeConfig } from '../stores/runtime-config.ts'
import { openQuoteStream, applyQuoteEvent, type QuoteChannel } from './quote-sources.ts'
import { QuoteStream, type QuoteStatus } from './quote-stream.ts'

/** The state of the quote connection; a dead connection is never shown as live. */
export const useQuoteStatus = create<QuoteStatus>()(() => ({ mode: 'idle', since: Date.now() }))

/** The server's maximum per stream. */
const maxChannels = 16
// Combines the channel changes of the screen that unmounts and the one that mounts.
const debounceMs = 50

const channelUseCounts = new Map<QuoteChannel, number>()
let debounceTimer: ReturnType<typeof setTimeout> | undefined
let stream: QuoteStream | undefined

function startStream(): QuoteStream {
  const newStream = new QuoteStream({
    open: openQuoteStream,
    // Loaded when a stream has failed; most visits never need it.
    poll: async (channels, signal) => (await import('./quote-polling.ts')).pollQuotes(channels, signal),
    onEvent: applyQuoteEvent,
    isStreaming: () => useRuntimeConfig.getState().stream,
    onStatus: status => {
      // The clock offset is measured anew for every connection: the device may have slept.
      if (status.mode !== 'live') clearServerTime()
      useQuoteStatus.setState(status)
    },
  })
  document.addEventListener('visibilitychange', scheduleFollow)
  globalThis.addEventListener('online', () => newStream.restart())
  useLine.subscribe((line, before) => {
    const { lines } = useRuntimeConfig.getState()
    if (lines[before.index].url === currentLine().url || line.index === before.index) return
    clearQuotes()
    newStream.restart()
  })
  return newStream
}

function scheduleFollow(): void {
  clearTimeout(debounceTimer)
  debounceTimer = setTimeout(() => {
    const wanted = document.visibilityState === 'hidden' ? [] : [...channelUseCounts.keys()]
    // Product types first: they cover most of what is on screen.
    const sorted = wanted.toSorted((a, b) => b.localeCompare(a))
    stream ??= startStream()
    stream.follow(sorted.slice(0, maxChannels))
  }, debounceMs)
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
