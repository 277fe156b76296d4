import { spawnSync } from 'node:child_process'

/** The last commit that was pushed, or HEAD where nothing was: what came later is what a developer has changed. */
export function lastPushed(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'HEAD'
}
