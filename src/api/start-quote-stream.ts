import { currentLine, useLine } from '../stores/settings/line.ts'
import { clearQuotes, clearServerTime } from '../stores/quotes/quotes.ts'
import { useRuntimeConfig } from '../stores/settings/runtime-config.ts'
import { openQuoteStream, applyQuoteEvent } from './quote-sources.ts'
import { QuoteStream, type StreamStatus } from './quote-stream.ts'

/**
 * The quote stream of this page, following no channel yet. `onVisibilityChange`: a hidden page needs no channel.
 */
export function startQuoteStream(
  onStatus: (status: StreamStatus) => void,
  onVisibilityChange: () => void,
): QuoteStream {
  const stream = new QuoteStream({
    open: openQuoteStream,
    // Loaded when a stream has failed; most visits never need it.
    poll: async (channels, signal) => (await import('./quote-polling.ts')).pollQuotes(channels, signal),
    onEvent: applyQuoteEvent,
    isStreaming: () => useRuntimeConfig.getState().stream,
    onStatus: status => {
      // The clock offset is measured anew for every connection: the device may have slept.
      if (status.mode !== 'live') clearServerTime()
      onStatus(status)
    },
  })
  document.addEventListener('visibilitychange', onVisibilityChange)
  globalThis.addEventListener('online', () => stream.restart())
  useLine.subscribe((line, before) => {
    const { lines } = useRuntimeConfig.getState()
    if (lines[before.index].url === currentLine().url || line.index === before.index) return
    clearQuotes()
    stream.restart()
  })
  return stream
}
