import { seedRobots } from './robots.ts'
import { seedDemo } from './seed.ts'

/** Gives the sandbox its demo account and its robots; answers whether there was anything to do. */
export async function seedSandbox(scene: Parameters<typeof seedDemo>[0]): Promise<boolean> {
  const hasDemo = await seedDemo(scene)
  return (await seedRobots(scene)) || hasDemo
}
