/** The client wired as in the app, with the real stores and messages, recording its effects. */
import { openPage } from './dom.ts'
import { configureClient } from '#src/api/client.ts'
import { switchLocale, translateServerMessage } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { chooseLine, type LineIndex } from '#src/stores/settings/line.ts'
import { chooseLocale } from '#src/stores/settings/locale.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { signIn, signOut, useSession } from '#src/stores/session/session.ts'

export interface TestClientSettings {
  /** The URL of the line in use; the other one is unreachable. */
  url: string
  line?: LineIndex
  locale?: Locale
  /** The stored token; undefined for a guest. */
  token?: string | undefined
  defaultBody?: Readonly<Record<string, string>>
}

/** An effect of a call on the app. */
export type Effect = { toast: string } | 'sign-in is shown'

export interface TestClient {
  readonly effects: readonly Effect[]
  readonly userId: string
  /** Whether token and account are still there, in memory and in storage. */
  readonly session: () => { token: string | undefined; userId: string | undefined; isStored: boolean }
}

const USER_ID = '7321480000000001'

/** A port that nobody listens on. */
const UNREACHABLE_URL = 'http://127.0.0.1:1'

const unreachableLine = { name: 'the other line', url: UNREACHABLE_URL }

/** Resets storage and connects the client to it. */
export async function openTestClient(settings: TestClientSettings): Promise<TestClient> {
  const { url, line = 0, locale = 'en', token, defaultBody = {} } = settings
  const used = { name: 'the line in use', url }
  const lines = line === 0 ? ([used, unreachableLine] as const) : ([unreachableLine, used] as const)
  useRuntimeConfig.setState({ lines, defaultBody })
  chooseLine(line)
  chooseLocale(locale)
  await switchLocale(locale)
  signOut()
  if (token) signIn({ token, userId: USER_ID })

  const effects: Effect[] = []
  configureClient({
    translate: translateServerMessage,
    toast: text => void effects.push({ toast: text }),
    onSignedOut: () => void effects.push('sign-in is shown'),
  })
  openPage(`${url}/`)
  return {
    effects,
    userId: USER_ID,
    session: () => ({
      token: useSession.getState().token,
      userId: useSession.getState().userId,
      isStored: localStorage.getItem('fairline:session') !== null,
    }),
  }
}
