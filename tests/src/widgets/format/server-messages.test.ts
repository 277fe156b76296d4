import { describe, expect, it } from 'vitest'
import { ApiError, SwallowedAnswer, TransportError, UnusableAnswer } from '#src/api/errors.ts'
import { errorMessage, toFormFailure, toRejection } from '#src/widgets/format/server-messages.ts'

describe('what a form or an action shows of an error', () => {
  it('is nothing when the client has shown it, or its caller has aborted the call [R8.5]', () => {
    const aborted = new DOMException('The screen was left', 'AbortError')
    for (const error of [new SwallowedAnswer(new ApiError(209, 'hint_wait')), aborted]) {
      expect(toRejection(error)).toBeUndefined()
      expect(toFormFailure(error, 'en')).toBeUndefined()
    }
  })

  it('is the reason of a refusal [R8.5]', () => {
    const refusal = new ApiError(460, 'This name is taken', { field: 'nickName' })
    expect(toFormFailure(refusal, 'en')).toEqual({ text: 'This name is taken', isUnanswered: false })
  })

  it('is that no answer came, also for one that cannot be used [R8.6]', () => {
    for (const error of [new TransportError('network'), new UnusableAnswer()])
      expect(toFormFailure(error, 'en')).toEqual({ text: errorMessage(error, 'en'), isUnanswered: true })
  })
})
