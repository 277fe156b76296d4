import { seedRobots } from './seed-robots.ts'
import { seedDemo } from './seed-demo.ts'
import type { SeedEnvironment } from './scenario.ts'

/** Seeds the demo account and the robots of a sandbox. Never throws. @returns whether there was anything to do */
export async function seedSandbox(stage: SeedEnvironment): Promise<boolean> {
  const hasDemo = await seedDemo(stage)
  return (await seedRobots(stage)) || hasDemo
}
