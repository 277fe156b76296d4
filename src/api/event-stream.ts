/** One server-sent event; `event` is 'message' when the server does not name it. */
export interface ServerEvent {
  event: string
  data: string
}

/**
 * A parser of server-sent events (WHATWG HTML, section 9.2): feed it text in any pieces. Ids and retry times are
 * ignored, because every connection begins with the present state.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = ''
  let event = ''
  let data: string[] = []
  let isFirst = true

  function takeLine(line: string): void {
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
      rest = text.replace(/^\uFEFF/, '')
    } else {
      rest += text
    }
    // A CR at the end may be half of a CRLF: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  }
}
