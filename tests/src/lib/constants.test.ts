import { expect, it } from 'vitest'
import * as constants from '#src/lib/constants.ts'
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'

it('timeouts are 60 s for the first answer and 10 s for later ones [R9.7]', () => {
  expect([constants.INITIAL_TIMEOUT, constants.REQUEST_TIMEOUT]).toEqual([60_000, 10_000])
})

it('list requests use the documented paging [R9.8]', () => {
  expect([constants.TIPS_PAGE_SIZE, constants.RECOMMENDED_PAGE_SIZE, constants.FIRST_PAGE]).toEqual([
    30, 50, 1,
  ])
  expect([constants.USDT_ID, constants.BANK_CONFIG_TYPE]).toEqual([3, 0])
})

it('toasts last two seconds and slides three [R9.10, R9.14]', () => {
  expect([constants.TOAST_DURATION, constants.CAROUSEL_INTERVAL]).toEqual([2000, 3000])
})

it('uploads allow at most 52 files and 60 s of video [R9.11]', () => {
  expect([constants.UPLOAD_MAX_FILES, constants.UPLOAD_MAX_SECONDS]).toEqual([52, 60])
})

it('verification codes have six digits and can be resent after 60 s [R9.12]', () => {
  expect([CODE_LENGTH, constants.CODE_COUNTDOWN_SECONDS]).toEqual([6, 60])
})
