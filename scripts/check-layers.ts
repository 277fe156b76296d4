/**
 * Checks the layers of tests/architecture/layers.cjs, that what only one feature uses is not in src/widgets, and that the tool has found
 * the modules.
 */
import { createRequire } from 'node:module'
import { cruise, type IModule } from 'dependency-cruiser'

const rules = createRequire(import.meta.url)('../tests/architecture/layers.cjs')
const { output } = await cruise(['src', 'server', 'deploy/demo', 'contracts'], {
  ruleSet: rules,
  validate: true,
  ...rules.options,
})
if (typeof output === 'string') throw new Error(output)

const { modules, summary } = output
const { totalCruised, violations } = summary
if (totalCruised < 50) {
  console.error(`Only ${totalCruised} modules were found; the check is ineffective.`)
  process.exit(1)
}

/** The features, and other folders of src, that use each widget, directly or through other widgets. */
function usersOfWidgets(all: readonly IModule[]): Map<string, Set<string>> {
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of all) {
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  }
  const isWidget = (module: string) => module.startsWith('src/widgets/')
  const usersOf = (widget: string): Set<string> => {
    const visited = new Set([widget])
    const users = new Set<string>()
    for (const module of visited) {
      for (const importer of importers.get(module) ?? []) {
        if (isWidget(importer)) visited.add(importer)
        else users.add(/^src\/(?:features\/)?[^/]+/.exec(importer)?.[0] ?? importer)
      }
    }
    return users
  }
  const widgets = all.map(({ source }) => source).filter(isWidget)
  return new Map(widgets.map(widget => [widget, usersOf(widget)]))
}

const faults = violations.map(({ rule, from, to }) => {
  const { comment = '' } = rules.forbidden.find(({ name }: { name: string }) => name === rule.name) ?? {}
  return `${rule.name}: ${from} → ${to}\n  ${comment}`
})
for (const [widget, users] of usersOfWidgets(modules)) {
  const [only = ''] = users
  if (users.size === 1 && only.startsWith('src/features/'))
    faults.push(`widget-of-one-feature: ${widget}\n  Only ${only} uses it: move it there.`)
}

for (const fault of faults) console.error(fault)
console.log(`${totalCruised} modules, ${faults.length} in the wrong place or direction.`)
process.exit(faults.length > 0 ? 1 : 0)
