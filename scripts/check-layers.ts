/** Checks the layers of tests/architecture/layers.cjs, and that the tool has found the modules. */
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'

const rules = createRequire(import.meta.url)('../tests/architecture/layers.cjs')
const { output } = await cruise(['src', 'server', 'contracts'], {
  ruleSet: rules,
  validate: true,
  ...rules.options,
})
if (typeof output === 'string') throw new Error(output)

const { totalCruised, violations } = output.summary
if (totalCruised < 50) {
  console.error(`Only ${totalCruised} modules were found; the check is ineffective.`)
  process.exit(1)
}
for (const { rule, from, to } of violations) {
  console.error(
    `${rule.name}: ${from} → ${to}\n  ${rules.forbidden.find((r: { name: string }) => r.name === rule.name)?.comment ?? ''}`,
  )
}
console.log(`${totalCruised} modules, ${violations.length} in the wrong direction.`)
process.exit(violations.length > 0 ? 1 : 0)
