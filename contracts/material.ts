/** What Fairline's back ends are verified with: the specification, the profile and the pact files of this checkout. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { profile } from './profile.ts'
import { liabilityProbes } from './published/liabilities.ts'
import { marketKeyProbes } from './published/market-keys.ts'
import { createSourceLines } from './source-lines.ts'
import type { Document } from './verify/document.ts'
import { withProfile } from './verify/profile/with-profile.ts'
import { operationsOf } from './verify/operations.ts'
import { readInteractions } from './verify/pacts.ts'
import type { Material } from './verify/specification/material.ts'

/** The checkout, or the package, that this file belongs to. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** The specification, openapi/bundle.json, with how its API speaks. */
export const readDocument = (root = ROOT): Document =>
  withProfile(JSON.parse(readFileSync(`${root}/openapi/bundle.json`, 'utf8')) as Document, profile)

/** Reads openapi/bundle.json and contracts/pacts. */
export function readMaterial(root = ROOT): Material {
  const document = readDocument(root)
  const operations = operationsOf(document)
  return {
    document,
    operations,
    interactions: readInteractions(`${root}/contracts/pacts`, operations),
    lineOf: createSourceLines(root),
    probes: operation => [...liabilityProbes(operation), ...marketKeyProbes(operation)],
  }
}
