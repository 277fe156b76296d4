import { hash } from 'node:crypto'

const weightOf = (share: string, node: number) => hash('sha1', `${share} ${node}`, 'hex')

/**
 * Which of the living nodes works on a share: every node comes to the same result, and when one dies only its own shares move
 * (rendezvous hashing). Undefined without nodes.
 */
export function shareHolder(share: string, nodes: readonly number[]): number | undefined {
  const [first, ...others] = nodes
  if (first === undefined) return undefined
  return others.reduce((best, node) => (weightOf(share, node) > weightOf(share, best) ? node : best), first)
}
