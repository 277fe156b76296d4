import { hash } from 'node:crypto'

/** Settings that have to be the same on every node, by the name of their variable. Secrets are given as hashes. */
export type SharedSettings = Readonly<Record<string, string>>

/** What is stored of a secret: enough to tell two apart, too little to find one. */
export const fingerprint = (secret: Uint8Array | string | undefined): string =>
  secret === undefined ? 'none' : `#${hash('sha256', secret, 'hex').slice(0, 16)}`

/**
 * How this node's settings differ from another's, a sentence each. Settings that only one of them knows are left out: it is of a
 * neighbouring version.
 */
export function differencesOf(own: SharedSettings, other: SharedSettings, otherNode: number): string[] {
  return Object.entries(own)
    .filter(([name, value]) => other[name] !== undefined && other[name] !== value)
    .map(([name, value]) =>
      value.startsWith('#') || other[name]!.startsWith('#')
        ? `${name} is not the one of node ${otherNode}.`
        : `${name} is ${value} here, and ${other[name]} on node ${otherNode}.`,
    )
}

/** This node's settings differ from those of a node that is running. */
export class SettingsDifferError extends Error {
  constructor(differences: readonly string[]) {
    super(
      `This node does not start, as its settings differ from those of a running node:\n${differences.map(each => `  ${each}`).join('\n')}\n` +
        'Give all nodes the same; to change one, stop them all first.',
    )
    this.name = 'SettingsDifferError'
  }
}
