/** What came back, below a form. */
import { element } from './element.ts'

/** How much of an answer is shown: a browser takes seconds for a megabyte of text. */
const MOST_SHOWN = 200_000

/** How long a stream is listened to. */
const STREAM_MS = 5000

/** The code of an answer, of those that have one. */
function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? `, code ${String(value.code)}` : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what a stream says for a while. */
async function readStream(body: ReadableStream<Uint8Array>, show: (text: string) => void): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const timer = setTimeout(() => void reader.cancel(), STREAM_MS)
  for (let text = ''; ; show(text)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  clearTimeout(timer)
}

/** Fills in what a request brought: status, time and content. */
export async function showAnswer(
  response: Response,
  milliseconds: number,
  { status, content }: { status: HTMLElement; content: HTMLElement },
): Promise<void> {
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  const say = (code = '') =>
    (status.textContent = `HTTP ${response.status}${code}, ${Math.round(milliseconds)} ms, ${type}`)
  const showText = (text: string) => {
    const rest = text.length - MOST_SHOWN
    const shown = rest > 0 ? `${text.slice(0, MOST_SHOWN)}\n… and ${rest} characters more` : text
    content.replaceChildren(element('pre', { tabindex: '0' }, element('code', {}, shown)))
  }
  if (type.startsWith('image/')) {
    const picture = element('img', { alt: 'The answer' })
    picture.src = URL.createObjectURL(await response.blob())
    content.replaceChildren(picture)
    say()
  } else if (type === 'text/event-stream' && response.body) {
    say(`, the first ${STREAM_MS / 1000} seconds`)
    await readStream(response.body, showText)
  } else {
    const text = await response.text()
    const value = parsed(text)
    showText(value === undefined ? text : JSON.stringify(value, null, 2))
    say(codeOf(value))
  }
}
