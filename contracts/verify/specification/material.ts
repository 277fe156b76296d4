/** What is verified with: a specification, how its API speaks, and the requests of those that call it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Document, Operation } from '../document.ts'
import { withProfile } from '../profile/with-profile.ts'
import { operationsOf } from '../operations.ts'
import { readInteractions, type Interaction } from '../pacts.ts'
import { checkProfile } from '../profile/check-profile.ts'
import type { Profile } from '../profile/profile.ts'
import type { Probe } from '../probes/probe.ts'
import { createSourceLines, type SourceLines } from './source-lines.ts'
import { readSpecification } from './specification.ts'
import { UsageError } from '../usage.ts'

export interface Material {
  readonly document: Document
  readonly operations: readonly Operation[]
  /** The recorded requests of the pact files; none where there are no such files. */
  readonly interactions: readonly Interaction[]
  /** Where a part of the specification is written. */
  readonly lineOf: SourceLines
  /** The address of its server, where the specification says one. */
  readonly server?: string | undefined
  /** Probes of what only this API has. */
  readonly probes?: (operation: Operation) => readonly Probe[]
}

interface ProfileModule {
  readonly profile: Partial<Profile>
  readonly probes?: (operation: Operation) => readonly Probe[]
}

/** A profile in JSON, or a module that exports `profile` and may export `probes`. @throws UsageError */
async function readProfile(file: string): Promise<ProfileModule> {
  const path = resolve(file)
  try {
    const found = path.endsWith('.json')
      ? { profile: JSON.parse(readFileSync(path, 'utf8')) as Partial<Profile> }
      : ((await import(pathToFileURL(path).href)) as ProfileModule)
    checkProfile(found.profile)
    return found
  } catch (error) {
    throw new UsageError(`--profile ${file}: this is no profile (${(error as Error).message}).`)
  }
}

/**
 * Reads a specification from a file or an address, with its profile and its pact files.
 * @throws UsageError when one of them cannot be read
 */
export async function readMaterial(
  spec: string,
  {
    profile: profileFile,
    pacts,
  }: { readonly profile?: string | undefined; readonly pacts?: string | undefined },
): Promise<Material> {
  const { document: read, files, server } = await readSpecification(spec)
  const { profile, probes } =
    profileFile === undefined ? { profile: read['x-profile'] } : await readProfile(profileFile)
  const document = withProfile(read, profile ?? {})
  const operations = operationsOf(document)
  if (operations.length === 0) throw new UsageError(`--spec ${spec}: the specification has no operations.`)
  return {
    document,
    operations,
    interactions: pacts === undefined ? [] : readInteractions(pacts, operations),
    lineOf: createSourceLines(files),
    server,
    ...(probes && { probes }),
  }
}
