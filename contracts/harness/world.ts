/** The client as the app wires it: the real stores, the real words, and a note of everything that it does to the world. */
import { openPage } from './dom.ts'
import { connectApi } from '#src/api/connect.ts'
import { isAvailable, switchLocale, translateServerMessage } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { chooseLine, type LineIndex } from '#src/stores/line.ts'
import { chooseLocale } from '#src/stores/locale.ts'
import { useRuntimeConfig } from '#src/stores/runtime-config.ts'
import { signIn, signOut, useSession } from '#src/stores/session.ts'

export interface WorldSettings {
  /** Where the line in use is; the other one leads nowhere. */
  url: string
  line?: LineIndex
  locale?: Locale
  /** The stored token; undefined for a guest. */
  token?: string | undefined
  defaultBody?: Readonly<Record<string, string>>
}

/** What a call did to the world around it, in its order. */
export type Effect = { toast: string } | 'sign-in is shown'

export interface World {
  readonly effects: readonly Effect[]
  readonly userId: string
  /** Whether token and account are still there, in memory and in storage. */
  readonly session: () => { token: string | undefined; userId: string | undefined; isStored: boolean }
}

const USER_ID = '7321480000000001'

/** A port that nobody listens on. */
const NOWHERE = 'http://127.0.0.1:1'

const otherLine = { name: 'the other line', url: NOWHERE }

/** Sets the device up anew and connects the client with it. */
export async function openWorld(settings: WorldSettings): Promise<World> {
  const { url, line = 0, locale = 'en', token, defaultBody = {} } = settings
  const used = { name: 'the line in use', url }
  const lines = line === 0 ? ([used, otherLine] as const) : ([otherLine, used] as const)
  useRuntimeConfig.setState({ lines, defaultBody })
  chooseLine(line)
  chooseLocale(locale)
  await switchLocale(isAvailable(locale) ? locale : 'en')
  signOut()
  if (token) signIn({ token, userId: USER_ID })

  const effects: Effect[] = []
  connectApi({
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
