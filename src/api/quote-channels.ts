import { useEffect } from 'react'
import { create } from 'zustand'
import { currentLine, useLine } from '../stores/line.ts'
import { forgetQuotes, forgetServerTime } from '../stores/quotes.ts'
import { useRuntimeConfig } from '../stores/runtime-config.ts'
import { openQuoteStream, takeQuoteEvent, type QuoteChannel } from './quote-sources.ts'
import { QuoteStream, type QuoteStatus } from './quote-stream.ts'

/** How quotes come at present; a dead connection is never shown as live. */
export const useQuoteStatus = create<QuoteStatus>()(() => ({ mode: 'idle', since: Date.now() }))

/** The server takes no more in one stream. */
const mostChannels = 16
// A screen that leaves and one that comes change the channels in one step.
const settleMs = 50

const uses = new Map<QuoteChannel, number>()
let settleTimer: ReturnType<typeof setTimeout> | undefined
let stream: QuoteStream | undefined

function startStream(): QuoteStream {
  const started = new QuoteStream({
    open: openQuoteStream,
    // Fetched when a stream has failed; most visits never need it.
    poll: async (channels, signal) => (await import('./quote-polling.ts')).pollQuotes(channels, signal),
    onEvent: takeQuoteEvent,
    isStreaming: () => useRuntimeConfig.getState().stream,
    onStatus: status => {
      // The clocks are compared anew with every connection: the device may have slept.
      if (status.mode !== 'live') forgetServerTime()
      useQuoteStatus.setState(status)
    },
  })
  document.addEventListener('visibilitychange', followSoon)
  globalThis.addEventListener('online', () => started.restart())
  useLine.subscribe((line, before) => {
    const { lines } = useRuntimeConfig.getState()
    if (lines[before.index].url === currentLine().url || line.index === before.index) return
    forgetQuotes()
    started.restart()
  })
  return started
}

function followSoon(): void {
  clearTimeout(settleTimer)
  settleTimer = setTimeout(() => {
    const wanted = document.visibilityState === 'hidden' ? [] : [...uses.keys()]
    // Whole product types first: they serve most of what is on screen.
    const sorted = wanted.toSorted((a, b) => b.localeCompare(a))
    stream ??= startStream()
    stream.follow(sorted.slice(0, mostChannels))
  }, settleMs)
}

/** Keeps a channel open until released; all channels in use share one stream. @returns releases it, once */
export function acquireQuoteChannel(channel: QuoteChannel): () => void {
  uses.set(channel, (uses.get(channel) ?? 0) + 1)
  followSoon()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    const left = (uses.get(channel) ?? 1) - 1
    if (left === 0) uses.delete(channel)
    else uses.set(channel, left)
    followSoon()
  }
}

/** Keeps a channel open while the component is on screen; undefined: none. */
export function useQuoteChannel(channel: QuoteChannel | undefined): void {
  useEffect(() => (channel ? acquireQuoteChannel(channel) : undefined), [channel])
}
