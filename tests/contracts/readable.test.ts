import { expect, it } from 'vitest'
import { findUnreadable } from '#contracts/readable.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { material } from './verify/support.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a test reaches into the document
type Changeable = Record<string, any>

/** The problems of the specification after a change. */
function problemsAfter(change: (document: Changeable) => void): string[] {
  const document = structuredClone(material.document)
  change(document)
  return findUnreadable(document, operationsOf(document))
}

it('specification can be read by other tools', () => {
  expect(findUnreadable(material.document, material.operations)).toEqual([])
})

it.each(['^(?=x)a$', '^(?!x)a$', '^(a)\\1$', '^/a$', '^0\\.[0-9]{0,17}[1-9]$'])(
  'readability check names the pattern %s',
  pattern => {
    const problems = problemsAfter(document => (document['components'].schemas.Password.pattern = pattern))
    expect(problems).toEqual([expect.stringContaining(`the pattern ${pattern} `)])
  },
)

it('readability check accepts patterns that only look like those', () => {
  expect(
    problemsAfter(document => (document['components'].schemas.Password.pattern = '^(?:a)[/]\\\\1\\.[0-9]$')),
  ).toEqual([])
})

it('readability check names a parameter without an example', () => {
  const problems = problemsAfter(document => delete document['components'].parameters.PageSize.example)
  expect(problems).toContain('listDeposits: the parameter pageSize has no example')
})

it('readability check names a body that is required though nothing in it is, and the other way round', () => {
  const post = (document: Changeable, path: string) => document['paths'][path].post.requestBody
  expect(problemsAfter(document => (post(document, '/api/auth/logout').required = true))).toEqual([
    'logout: its body is required, but nothing in it is',
  ])
  expect(problemsAfter(document => (post(document, '/api/auth/login').required = false))).toEqual([
    'login: fields of its body are required, but the body is not',
  ])
})

it('readability check names an example of a request without one of an answer of the same name', () => {
  const problems = problemsAfter(document => {
    const { content } = document['paths']['/api/auth/login'].post.requestBody
    const media = content['application/x-www-form-urlencoded']
    media.examples = { demo: media.examples.signedIn }
  })
  expect(problems).toEqual(['login: no example of an answer has the name of the example "demo" of a request'])
})
