import {
  array,
  assert,
  constantFrom,
  property,
  string,
  tuple,
  uniqueArray,
  nat,
} from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { createEventParser, type ServerEvent } from '#src/api/event-stream.ts'

function parse(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const feed = createEventParser(event => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

it('event stream parser reads named events, comments, multi-line data and every line ending', () => {
  expect(parse(': hello\nevent: quotes\ndata: 1\n\n')).toEqual([{ event: 'quotes', data: '1' }])
  expect(parse('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }])
  expect(parse('data:a\r\rdata: b\n\n')).toEqual([
    { event: 'message', data: 'a' },
    { event: 'message', data: 'b' },
  ])
  expect(parse('\uFEFFdata:  two spaces\nid: 7\nretry: 3\nother\n\n')).toEqual([
    { event: 'message', data: ' two spaces' },
  ])
})

it('event stream parser emits no event without data or end', () => {
  expect(parse('event: heartbeat\n\n')).toEqual([])
  expect(parse('data: half')).toEqual([])
  expect(parse('data: half\n')).toEqual([])
  expect(parse('event: a\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x' }])
})

it('event stream parser emits the same events however the text is split', () => {
  const lineEnd = constantFrom('\n', '\r\n')
  const text = string({ maxLength: 12 }).map(one => one.replace(/[\r\n\uFEFF]/g, '·'))
  const event = tuple(constantFrom('quotes', 'ticker'), array(text, { minLength: 1, maxLength: 3 }), lineEnd)
  const cuts = uniqueArray(nat(400), { maxLength: 20 })
  assert(
    property(array(event, { maxLength: 6 }), cuts, (events, places) => {
      const whole = events
        .map(([name, lines, end]) =>
          [`event: ${name}`, ': note', ...lines.map(line => `data: ${line}`), '', ''].join(end),
        )
        .join('')
      const sorted = [0, ...places.toSorted((a, b) => a - b), Infinity]
      const pieces = sorted.slice(1).map((end, index) => whole.slice(sorted[index], end))
      const expected = events.map(([name, lines]) => ({ event: name, data: lines.join('\n') }))
      expect(parse(...pieces)).toEqual(expected)
    }),
    { seed: 7, numRuns: 500 },
  )
})
