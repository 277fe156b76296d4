/** A stateful back end for new share screens: the specification's examples, moved to the present. */
import type { RequestHandler } from 'msw'
import type { ShareOffer, ShareOfferDetail, SharePreview, ShareSubscription } from '#models'
import Detail from '#src/features/new-shares/offer-screen.tsx'
import His from '#src/features/new-shares/subscriptions-screen.tsx'
import OffersScreen from '#src/features/new-shares/offers-screen.tsx'
import { PATHS } from '#src/lib/paths.ts'
import { exampleOf } from '../support/examples.ts'
import { answering, visit, type Visit } from '../support/visit.tsx'
import { HOUR } from '#src/lib/time/time-units.ts'

/** The offer of the examples, opened an hour ago. */
export function openOffer(): ShareOffer {
  const offer = exampleOf('getShareOffer', 'open').data.offer
  const shift = Date.now() - HOUR - offer.opensAt
  const moved = ['announcedAt', 'opensAt', 'closesAt', 'drawsAt', 'listsAt'] as const
  return {
    ...offer,
    ...Object.fromEntries(moved.map(name => [name, offer[name] + shift])),
    nowPriceTime: Date.now(),
    totalLots: 100,
    maxLots: 20,
  }
}

/** The server's preview of this many lots. */
export function previewOf({ closesAt, drawsAt, listsAt }: ShareOffer, lots: number): SharePreview {
  const fine = exampleOf('previewShareSubscription', 'fine').data
  const cost = lots * 5 * 180.25
  const figures = { cost: `${cost}`, fee: `${cost / 1000}`, held: `${(cost * 1001) / 1000}` }
  return { ...fine, ...figures, lots, shares: `${lots * 5}`, closesAt, drawsAt, listsAt }
}

export interface NewSharesBackEnd {
  detail: ShareOfferDetail
  subscriptions: ShareSubscription[]
  /** The POST requests, with path and fields. */
  sent: [path: string, fields: Record<string, string>][]
}

/** Opens a route on a stateful back end. */
export async function openShares(route: string, given: Partial<NewSharesBackEnd> = {}, asked: Visit = {}) {
  const offer = openOffer()
  const world: NewSharesBackEnd = {
    detail: { ...exampleOf('getShareOffer', 'open').data, offer },
    subscriptions: [],
    sent: [],
    ...given,
  }
  const view = await visit(
    route,
    { [PATHS.newShares]: OffersScreen, [PATHS.newShareDetail]: Detail, [PATHS.newShareRecords]: His },
    { ...asked, handlers: [...(asked.handlers ?? []), ...handlersOf(world)] },
  )
  return { world, ...view }
}

function handlersOf(world: NewSharesBackEnd): RequestHandler[] {
  const { offer } = world.detail
  const post = (path: string, answer: (fields: Record<string, string>) => object) =>
    answering('post', `/api/newShares/${path}`, fields => {
      world.sent.push([path, fields])
      return answer(fields)
    })
  return [
    answering('get', '/api/newShares/detail', () => ({ code: 200, msg: 'ok', data: world.detail })),
    post('preview', ({ lots }) => ({ code: 200, msg: 'ok', data: previewOf(offer, Number(lots)) })),
    post('subscribe', ({ lots }) => {
      const preview = previewOf(offer, Number(lots))
      const { closesAt, drawsAt, listsAt, shares, held } = preview
      const mine: ShareSubscription = {
        ...exampleOf('subscribeToShares', 'waiting').data,
        closesAt,
        drawsAt,
        listsAt,
        shares,
        held,
        lots: Number(lots),
        createdAt: Date.now(),
      }
      world.detail = { ...world.detail, mine }
      return { code: 200, msg: 'ok', data: mine }
    }),
    post('cancel', () => {
      const mine: ShareSubscription = {
        ...world.detail.mine!,
        status: 'cancelled',
        refund: world.detail.mine!.held,
        settledAt: Date.now(),
      }
      world.detail = { ...world.detail, mine }
      return { code: 200, msg: 'ok', data: mine }
    }),
    answering('get', '/api/newShares/his', ({ status }) => {
      const rows = world.subscriptions.filter(each => status === undefined || each.status === status)
      return { code: 200, msg: 'ok', rows, total: rows.length }
    }),
  ]
}
