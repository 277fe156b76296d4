/**
 * A Pact broker in memory, with as much of the documented API of pact-foundation/pact_broker as the guide of docs/contracts.md uses:
 * publish contracts, publish verification results, record a deployment, ask whether a version can be deployed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Pact {
  readonly interactions: readonly unknown[]
}
interface PublishRequest {
  readonly pacticipantVersionNumber: string
  readonly contracts: readonly {
    readonly consumerName: string
    readonly providerName: string
    readonly content: string
    readonly onConflict?: string
  }[]
}
interface Verification {
  readonly success: boolean
  readonly providerApplicationVersion: string
}
interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface PactBroker {
  readonly url: string
  readonly token: string
  /** The interactions of the newest contract. */
  interactions: () => number
  close: () => Promise<void>
}

const TOKEN = 'secret'
const ENVIRONMENT = {
  uuid: '16926ef3-590f-4e3f-838e-719717aa88c9',
  name: 'production',
  displayName: 'Production',
}
const notFound: Answer = { status: 404, body: { error: 'not found' } }

/** The state of a broker for one consumer and one provider. */
class Contracts {
  /** The merged contract of each version of the consumer, in order. */
  readonly #pacts = new Map<string, Pact>()
  /** The results, by the consumer's version and the provider's. */
  readonly #results = new Map<string, boolean>()
  /** The version of each application in production. */
  readonly #deployed = new Map<string, string>()

  get newest(): [version: string, pact: Pact] | undefined {
    return [...this.#pacts].at(-1)
  }

  publish({ pacticipantVersionNumber: version, contracts }: PublishRequest): void {
    for (const { content, onConflict } of contracts) {
      const known = onConflict === 'merge' ? (this.#pacts.get(version)?.interactions ?? []) : []
      const { interactions } = JSON.parse(Buffer.from(content, 'base64').toString()) as Pact
      this.#pacts.set(version, { interactions: [...known, ...interactions] })
    }
  }

  noteResult(consumerVersion: string, { success, providerApplicationVersion }: Verification): void {
    this.#results.set(`${consumerVersion} ${providerApplicationVersion}`, success)
  }

  deploy(application: string, version: string): void {
    this.#deployed.set(application, version)
  }

  /** Whether a version of the provider fulfils the contract of the consumer's version in production. */
  canDeploy(providerVersion: string, consumer: string): { deployable: boolean | null; reason: string } {
    const version = this.#deployed.get(consumer)
    if (version === undefined)
      return { deployable: true, reason: `${consumer} is not in production, so nothing depends on it` }
    const success = this.#results.get(`${version} ${providerVersion}`)
    if (success === undefined) return { deployable: null, reason: 'There is no verified pact' }
    const reason = success
      ? 'All required verification results are published and successful'
      : 'The verification failed'
    return { deployable: success, reason }
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Starts one on a free port. */
export async function startPactBroker(consumer: string, provider: string): Promise<PactBroker> {
  const contracts = new Contracts()
  let url = ''
  const link = (path: string) => ({ href: url + path, templated: path.includes('{') })
  const pactPath = `/pacts/provider/${provider}/consumer/${consumer}`

  const answerTo = (method: string, target: URL, body: string): Answer => {
    const path = decodeURIComponent(target.pathname)
    const [, results] = /^\/pact-version\/([^/]+)\/verification-results$/.exec(path) ?? []
    const [, application, version, deployments] =
      /^\/pacticipants\/([^/]+)\/versions\/([^/]+)(\/deployed-versions\/environment\/[^/]+)?$/.exec(path) ??
      []
    if (path === '/')
      return {
        status: 200,
        body: {
          _links: {
            self: link('/'),
            'pb:publish-contracts': link('/contracts/publish'),
            'pb:environments': link('/environments'),
            'pb:pacticipant-version': link('/pacticipants/{pacticipant}/versions/{version}'),
          },
        },
      }
    if (path === '/contracts/publish' && method === 'POST') {
      contracts.publish(JSON.parse(body) as PublishRequest)
      const own = { ...link(`/pacticipants/${consumer}`), name: consumer, title: consumer }
      const links = { 'pb:pacticipant': own, 'pb:pacticipant-version': own, 'pb:contracts': [own] }
      return { status: 201, body: { notices: [{ type: 'success', text: 'Published' }], _links: links } }
    }
    const newest = contracts.newest
    if (path === `${pactPath}/latest` && newest) {
      const [newestVersion, pact] = newest
      const publishing = link(`/pact-version/${newestVersion}/verification-results`)
      return { status: 200, body: { ...pact, _links: { 'pb:publish-verification-results': publishing } } }
    }
    if (results && method === 'POST') {
      contracts.noteResult(results, JSON.parse(body) as Verification)
      return { status: 201, body: {} }
    }
    if (path === '/environments')
      return {
        status: 200,
        body: { _embedded: { environments: [{ ...ENVIRONMENT, _links: { self: link('/') } }] } },
      }
    if (application && version && deployments && method === 'POST') {
      contracts.deploy(application, version)
      return { status: 201, body: { uuid: ENVIRONMENT.uuid, _links: { self: link(path) } } }
    }
    if (application && version) {
      const self = `/pacticipants/${application}/versions/${version}`
      const recording = {
        ...link(`${self}/deployed-versions/environment/${ENVIRONMENT.uuid}`),
        name: ENVIRONMENT.name,
      }
      return {
        status: 200,
        body: { number: version, _links: { self: link(self), 'pb:record-deployment': [recording] } },
      }
    }
    if (path === '/matrix') {
      const asked = target.searchParams.get('q[][version]') ?? ''
      const { deployable, reason } = contracts.canDeploy(asked, consumer)
      const notices = [{ type: deployable ? 'success' : 'error', text: reason }]
      return { status: 200, body: { summary: { deployable, reason }, notices, matrix: [] } }
    }
    return notFound
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request)
    const isAllowed = request.headers.authorization === `Bearer ${TOKEN}`
    const answer = isAllowed
      ? answerTo(request.method ?? '', new URL(request.url ?? '/', url), body)
      : { status: 401, body: {} }
    response.writeHead(answer.status, { 'Content-Type': 'application/hal+json' })
    response.end(JSON.stringify(answer.body))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    token: TOKEN,
    interactions: () => contracts.newest?.[1].interactions.length ?? 0,
    close: () => new Promise(resolve => void server.close(() => resolve())),
  }
}
