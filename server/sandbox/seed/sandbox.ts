import { seedRobots } from './robots.ts'
import { seedDemo } from './seed.ts'
import type { Stage } from './story.ts'

/** Gives the sandbox its demo account and its robots; answers whether there was anything to do. Never throws. */
export async function seedSandbox(stage: Stage): Promise<boolean> {
  const hasDemo = await seedDemo(stage)
  return (await seedRobots(stage)) || hasDemo
}
