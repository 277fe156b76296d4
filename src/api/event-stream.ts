/** One server-sent event; `event` is 'message' when the server does not name it. */
export interface ServerEvent {
  event: string
  data: string
}

/**
 * A parser of server-sent events (WHATWG HTML, section 9.2): accepts text in chunks of any size. Ids and retry times
 * are ignored, because every connection starts with the current state.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let buffer = ''
  let event = ''
  let data: string[] = []
  let isFirst = true

  function parseLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }

  return text => {
    if (isFirst && text !== '') {
      isFirst = false
      buffer = text.replace(/^\uFEFF/, '')
    } else {
      buffer += text
    }
    // A trailing CR may be half of a CRLF: it waits for the next chunk.
    const lines = buffer.split(/\r\n|\n|\r(?!$)/)
    buffer = lines.pop() ?? ''
    for (const line of lines) parseLine(line)
  }
}
