import { startReference } from '#contracts/reference/back-end.ts'
import { readMaterial, verify } from '#contracts/verify/verify.ts'
import { readOptions } from '#contracts/verify/options.ts'
const material = readMaterial()
const [only, times] = [process.argv[2]!, Number(process.argv[3])]
const ref = await startReference()
for (let i = 0; i < times; i++) {
  const t = performance.now()
  const { rows } = await verify(readOptions(['--url', ref.url, '--states', ref.statesUrl, ...(only ? ['--only', only] : [])], material.operations), material)
  const failed = rows.filter(r => r.outcome === 'failed')
  const g = new Map<string, string[]>()
  for (const r of failed as any[]) for (const p of r.problems) { const k = `${r.operation} ${p.says.replace(/\[\d+\]/g,'[n]')} @${p.pointer}`; g.set(k, [...(g.get(k) ?? []), `${r.suite}:${r.name} ${(r.exchanges?.[0]?.sent?.target ?? '')} ${(r.exchanges?.[0]?.sent?.body ?? '')} => ${(r.exchanges?.[0]?.received?.body ?? '').slice(0, 1500)}`]) }
  console.log(i, Math.round(performance.now() - t), rows.length, failed.length)
  for (const [k, v] of g) console.log(v.length, k, '\n      ', v[0])
}
await ref.stop()
