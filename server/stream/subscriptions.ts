import type { Channel } from './channel.ts'
import type { StreamClient } from './client.ts'

/** A channel with its subscribers. */
export interface Subscription {
  readonly channel: Channel
  readonly listeners: Set<StreamClient>
  /** While a frame is being sent the next one waits, and then contains both changes. */
  isSending: boolean
}

/** Which client is subscribed to which channel. A channel exists while it has a subscriber. */
export interface Subscriptions {
  /** The open channel of this name, else a new one; undefined when `open` gives none. */
  find(name: string, open: () => Channel | undefined): Subscription | undefined
  add(client: StreamClient, found: ReadonlyMap<string, Subscription>): void
  remove(client: StreamClient): void
  clients(): ReadonlySet<StreamClient>
  all(): readonly Subscription[]
}

export function createSubscriptions(): Subscriptions {
  const namesOf = new Map<StreamClient, readonly string[]>()
  const clients = new Set<StreamClient>()
  const subscriptions = new Map<string, Subscription>()
  return {
    find(name, open) {
      const known = subscriptions.get(name)
      if (known) return known
      const channel = open()
      return channel && { channel, listeners: new Set(), isSending: false }
    },
    add(client, found) {
      clients.add(client)
      namesOf.set(client, [...found.keys()])
      for (const [name, subscription] of found) {
        subscriptions.set(name, subscription)
        subscription.listeners.add(client)
      }
    },
    remove(client) {
      for (const name of namesOf.get(client) ?? []) {
        const listeners = subscriptions.get(name)?.listeners
        listeners?.delete(client)
        if (listeners?.size === 0) subscriptions.delete(name)
      }
      namesOf.delete(client)
      clients.delete(client)
    },
    clients: () => clients,
    all: () => [...subscriptions.values()],
  }
}
