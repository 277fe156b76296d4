/** All screens, who visits each, and the ids in their queries. */
import { routes } from '#src/app/routes.ts'
import { PATHS, TAB_ROUTES, pathTo, type Query, type Route } from '#src/lib/paths.ts'
import { DEMO, PASSWORD, type BackEnd, type Person } from './server.ts'

export interface Visit {
  /** The route with its query. */
  address: string
  as: 'guest' | 'member'
}

const GUEST_ONLY_ROUTES: readonly string[] = [PATHS.login, PATHS.register]
const onePage = { pageNum: 1, pageSize: 1 }

/** Creates what the demo account lacks, so that no list is empty. Call it once: a second time is refused. */
export async function addSampleData(person: Person): Promise<void> {
  const { rows: traders } = await person.get('listTraders', { ...onePage, pageSize: 3 })
  const { rows: offers } = await person.get('listShareOffers', { ...onePage, pageSize: 20, view: 'current' })
  const offer = offers.find(({ status }) => status === 'open')
  await person.call('setWithdrawPassword', { password: PASSWORD, withdrawPassword: '246813' })
  const card = { bankName: 'Harbour Bank', accountName: 'Ana Example', cardNumber: '4111111111111111' }
  await person.call('bindBankCard', { properties: JSON.stringify(card) })
  await person.call('followTrader', {
    traderId: traders.find(({ id }) => id)?.id,
    sizing: 'amount',
    amount: '50',
    totalLimit: '200',
    maxLoss: '100',
    slippage: '0.01',
    ways: 'both',
    productTypes: '1,2,3,4',
    atStop: 'close',
    idempotencyKey: crypto.randomUUID(),
  })
  await person.call('subscribeToShares', {
    offerId: offer?.id,
    lots: 1,
    idempotencyKey: crypto.randomUUID(),
  })
  await borrow(person)
  const text = 'Where do I see what an order has cost?'
  await person.call('sendServiceMessage', { text, idempotencyKey: crypto.randomUUID() })
}

/** Takes the first loan on offer at its terms. */
async function borrow(person: Person): Promise<void> {
  const [product] = (await person.get('listLoanProducts')).rows
  if (!product) return
  const asked = { productId: product.id, amount: product.minAmount }
  const { fee, security, totalInterest, overdueRate } = (await person.get('previewLoan', asked)).data
  const terms = { fee, security, totalInterest, overdueRate }
  await person.call('applyForLoan', { ...asked, ...terms, idempotencyKey: crypto.randomUUID() })
}

type RouteQueries = Partial<Record<Route, readonly Query[]>>

/** The queries of detail screens, and of screens with several views. */
async function routeQueriesOf(person: Person): Promise<RouteQueries> {
  const [deposits, messages, traders, offers, activities, pledges, mining, loanProducts, loans] =
    await Promise.all([
      person.get('listDeposits', onePage),
      person.get('listMessages', onePage),
      person.get('listTraders', onePage),
      person.get('listShareOffers', { ...onePage, view: 'current' }),
      person.get('listActivities', onePage),
      person.get('listPledgeProducts'),
      person.get('listMiningProducts'),
      person.get('listLoanProducts'),
      person.get('listLoans', onePage),
    ])
  const firstOf = (answer: { rows: readonly { id: string | number }[] }): Query[] =>
    answer.rows.slice(0, 1).map(({ id }) => ({ id }))
  return {
    [PATHS.depositDetail]: firstOf(deposits),
    [PATHS.payDeposit]: firstOf(deposits),
    [PATHS.messageDetail]: firstOf(messages),
    [PATHS.newShareDetail]: firstOf(offers),
    [PATHS.newShares]: [{ view: 'listed' }],
    [PATHS.activityDetail]: firstOf(activities),
    [PATHS.pledgeDetail]: firstOf(pledges),
    [PATHS.buyPledge]: firstOf(pledges),
    [PATHS.lockMiningDetail]: firstOf(mining),
    [PATHS.applyForLoan]: firstOf(loanProducts),
    [PATHS.loanDetail]: firstOf(loans),
    [PATHS.repayLoan]: firstOf(loans),
    [PATHS.followOrder]: [
      { view: 'mine' },
      { view: 'copies' },
      ...traders.rows.slice(0, 1).map(({ id }) => ({ trader: id })),
    ],
    [PATHS.welfare]: [{ view: 'vouchers' }],
    [PATHS.changePassword]: [{ type: 'twoStep' }, { type: 'devices' }, { type: 'withdraw' }],
    [PATHS.richText]: [{ name: 'terms' }],
    [PATHS.openLocation]: [{ latitude: '52.52', longitude: '13.405', name: 'Berlin' }],
    [PATHS.previewImage]: [{ src: '/icon-192.png' }],
  }
}

/**
 * Every screen of this build, as a guest first: public screens once as a guest and once as a member. A route is included as soon as it
 * has a screen.
 */
export async function screenVisitsOf(person: Person): Promise<readonly Visit[]> {
  const subjects = await routeQueriesOf(person)
  return (
    routes
      // Entry routes only redirect to home.
      .filter(({ screen }) => screen !== '')
      .flatMap(({ path, access }): Visit[] => {
        const route = path as Route
        const addresses = new Set([{}, ...(subjects[route] ?? [])].map(query => pathTo(route, query)))
        const eyes = [
          ...(access === 'public' ? ['guest' as const] : []),
          ...(GUEST_ONLY_ROUTES.includes(path) ? [] : ['member' as const]),
        ]
        return [...addresses].flatMap(address => eyes.map(as => ({ address, as })))
      })
      .toSorted((a, b) => Number(a.as === 'member') - Number(b.as === 'member'))
  )
}

/** The route without its query. */
export const pathOf = ({ address }: Pick<Visit, 'address'>): string | undefined => address.split('?')[0]

/** The same visits for a walk within the page: guests first, and the views of one screen not one after the other. */
export function apart(visits: readonly Visit[]): Visit[] {
  const view = ({ address, as }: Visit) =>
    visits
      .filter(one => one.as === as && pathOf(one) === pathOf({ address }))
      .findIndex(one => one.address === address)
  return visits.toSorted((a, b) => Number(a.as === 'member') - Number(b.as === 'member') || view(a) - view(b))
}

export const isTab = ({ address }: Visit): boolean => (TAB_ROUTES as readonly string[]).includes(address)

/** A guest's tabs and ways in, then all of a member's screens. */
function visitOrderOf(visits: readonly Visit[]): Visit[] {
  const asMember = new Set(visits.filter(({ as }) => as === 'member').map(({ address }) => address))
  return apart(visits.filter(visit => visit.as === 'member' || isTab(visit) || !asMember.has(visit.address)))
}

/** The demo account, and the screens to visit in order. */
interface VisitPlan {
  readonly demo: Person
  readonly walk: readonly Visit[]
}

const plans = new WeakMap<BackEnd, Promise<VisitPlan>>()

/** What to visit on a back end, computed once, as visiting changes nothing. */
export function visitPlanOf(backEnd: BackEnd): Promise<VisitPlan> {
  const known = plans.get(backEnd)
  if (known) return known
  const plan = backEnd.signIn(DEMO).then(async demo => {
    await addSampleData(demo)
    return { demo, walk: visitOrderOf(await screenVisitsOf(demo)) }
  })
  plans.set(backEnd, plan)
  return plan
}
