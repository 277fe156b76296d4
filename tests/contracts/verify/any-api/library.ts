/** A small lending library with an upload, a stream, and loans that are made in one place and read in another; and faults that it can have. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SPECIFICATION } from './library-specification.ts'

export type Fault =
  | 'none'
  | 'an upload without a file breaks it'
  | 'a long caption is accepted'
  | 'the news lack a time'
  | 'the news are silent'
  | 'a loan cannot be read'
  | 'the pages are not changed'
  | 'a book is listed twice'
  | 'the pages are listed wrongly'
  | 'a new book is answered with other tags'
  | 'tags break it'

interface Book {
  readonly id: string
  readonly title: string
  readonly isbn?: string
  readonly pages?: number
  readonly tags?: readonly string[]
}

interface Loan {
  readonly id: string
  readonly bookId: string
  isReturned: boolean
}

interface Said {
  readonly status: number
  readonly body?: unknown
}

const refused = (status: number): Said => ({ status, body: { title: 'refused', status } })

const TESTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: value => typeof value === 'string' && value !== '' && value.length <= 60,
  isbn: value => typeof value === 'string' && /^[0-9]{13}$/.test(value),
  pages: value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5000,
  tags: value =>
    Array.isArray(value) && value.length <= 3 && value.every(one => typeof one === 'string' && one !== ''),
}

/** The fields of a book as it may be sent; undefined when it may not. */
function readBook(text: string): Partial<Book> | undefined {
  try {
    const given = JSON.parse(text) as unknown
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
    const isRight = Object.entries(given).every(([name, value]) => TESTS[name]?.(value) === true)
    return isRight ? given : undefined
  } catch {
    return undefined
  }
}

/** A review as it may be sent; undefined when it may not. */
function readReview(text: string): { readonly bookId: string; readonly stars: number } | undefined {
  const given = /^\{.*\}$/.test(text) ? (JSON.parse(text) as Record<string, unknown>) : {}
  const { bookId, stars } = given
  const isRight =
    typeof bookId === 'string' && Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= 5
  return isRight ? { bookId, stars: Number(stars) } : undefined
}

/** What a library keeps and answers. */
class Library {
  readonly #fault: Fault
  readonly #books = new Map<string, Book>()
  readonly #loans = new Map<string, Loan>()
  readonly #covers = new Map<string, string>()
  readonly #reviews = new Map<string, object>()

  constructor(fault: Fault) {
    this.#fault = fault
  }

  answer(method: string, [kind, id, part]: readonly string[], type: string, body: string): Said {
    if (kind === 'reviews') return this.#ofReviews(method, id, type, body)
    if (kind === 'books' && id === undefined) return this.#ofBooks(method, type, body)
    const book = kind === 'books' ? this.#books.get(id!) : undefined
    if (kind === 'books' && !book) return refused(404)
    if (book && part === undefined) return this.#ofBook(book, method, type, body)
    if (book && part === 'cover') return this.#ofCover(book.id, method, type, body)
    if (book && part === 'loans' && method === 'POST') return this.#lend(book.id)
    const loan = kind === 'loans' ? this.#loans.get(id ?? '') : undefined
    return loan ? this.#ofLoan(loan, method, part) : refused(404)
  }

  #ofBooks(method: string, type: string, body: string): Said {
    if (method === 'GET') return { status: 200, body: this.#listed() }
    if (method !== 'POST') return refused(405)
    if (type !== 'application/json') return refused(415)
    const given = readBook(body)
    if (given?.title === undefined) return refused(422)
    if (given.tags && this.#fault === 'tags break it') return refused(500)
    const book: Book = { id: randomUUID(), ...given, title: given.title }
    this.#books.set(book.id, book)
    const isOther = this.#fault === 'a new book is answered with other tags' && book.tags
    return { status: 201, body: isOther ? { ...book, tags: ['other'] } : book }
  }

  #listed(): unknown {
    const all = [...this.#books.values()]
    const last = all.at(-1)
    if (this.#fault === 'a book is listed twice' && last) all.push(last)
    return this.#fault === 'the pages are listed wrongly'
      ? all.map(({ pages, ...book }) => ({ ...book, ...(pages !== undefined && { pages: pages + 1 }) }))
      : all
  }

  #ofBook(book: Book, method: string, type: string, body: string): Said {
    if (method === 'GET') return { status: 200, body: book }
    if (method === 'DELETE') {
      this.#books.delete(book.id)
      return { status: 204 }
    }
    if (method !== 'PATCH') return refused(405)
    if (type !== 'application/json') return refused(415)
    const given = readBook(body)
    if (!given) return refused(422)
    const isKept = this.#fault === 'the pages are not changed' && book.pages !== undefined
    const changed = { ...book, ...given, ...(isKept && { pages: book.pages }) }
    this.#books.set(book.id, changed)
    return { status: 200, body: { ...changed, ...(given.pages !== undefined && { pages: given.pages }) } }
  }

  #ofCover(book: string, method: string, type: string, body: string): Said {
    if (method === 'GET')
      return this.#covers.has(book)
        ? { status: 200, body: { length: this.#covers.get(book)!.length } }
        : refused(404)
    if (method !== 'PUT') return refused(405)
    if (!type.startsWith('multipart/form-data; boundary=')) return refused(415)
    const parts = body.split(`--${type.split('boundary=')[1]}`).slice(1, -1)
    const named = (name: string) => parts.find(part => part.includes(`name="${name}"`))
    const contentOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2)
    const [file, caption] = [named('file'), named('caption')]
    if (parts.length === 0) return refused(400)
    if (file === undefined) return refused(this.#fault === 'an upload without a file breaks it' ? 500 : 422)
    if (!/filename=.*\r\nContent-Type: image\/png\r\n/.test(file)) return refused(422)
    const isLong = caption !== undefined && contentOf(caption).length > 40
    if (isLong && this.#fault !== 'a long caption is accepted') return refused(422)
    this.#covers.set(book, contentOf(file))
    return { status: 200, body: { length: contentOf(file).length } }
  }

  #ofReviews(method: string, id: string | undefined, type: string, body: string): Said {
    if (id !== undefined) {
      const review = this.#reviews.get(id)
      if (!review) return refused(404)
      return method === 'GET' ? { status: 200, body: review } : refused(405)
    }
    if (method !== 'POST') return refused(405)
    if (type !== 'application/json') return refused(415)
    const review = readReview(body)
    if (!review || !this.#books.has(review.bookId)) return refused(422)
    const own = { id: randomUUID(), ...review }
    this.#reviews.set(own.id, own)
    return { status: 201, body: own }
  }

  #lend(bookId: string): Said {
    const isOut = [...this.#loans.values()].some(one => one.bookId === bookId && !one.isReturned)
    if (isOut) return refused(409)
    const loan: Loan = { id: randomUUID(), bookId, isReturned: false }
    if (this.#fault !== 'a loan cannot be read') this.#loans.set(loan.id, loan)
    return { status: 201, body: loan }
  }

  #ofLoan(loan: Loan, method: string, part: string | undefined): Said {
    if (part === undefined) return method === 'GET' ? { status: 200, body: loan } : refused(405)
    if (part !== 'return' || method !== 'POST') return refused(404)
    if (loan.isReturned) return refused(409)
    loan.isReturned = true
    return { status: 200, body: loan }
  }
}

/** A stream that says one thing, or nothing, and stays open. */
function speak(response: ServerResponse, fault: Fault): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': hello\n\n')
  const news = { says: 'a new book', ...(fault !== 'the news lack a time' && { at: '2026-01-05T10:00:00Z' }) }
  if (fault !== 'the news are silent') response.write(`event: news\ndata: ${JSON.stringify(news)}\n\n`)
}

async function reply(library: Library, fault: Fault, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = 'GET', url = '/', headers } = request
  const path = url.split('?')[0]!.split('/').slice(1)
  if (method === 'GET' && path.length === 1 && path[0] === 'news') return speak(response, fault)
  const type = headers['content-type'] ?? ''
  const { status, body } = library.answer(method, path, type, Buffer.concat(chunks).toString('latin1'))
  const isProblem = status >= 400
  response.writeHead(
    status,
    body === undefined ? {} : { 'content-type': isProblem ? 'application/problem+json' : 'application/json' },
  )
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Starts a library on the loopback. */
export async function startLibrary(fault: Fault) {
  const library = new Library(fault)
  const server = createServer((request, response) => void reply(library, fault, request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const spec = join(mkdtempSync(join(tmpdir(), 'library-')), 'openapi.json')
  writeFileSync(spec, JSON.stringify(SPECIFICATION))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spec,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
