/** Vitest for scripts/mutate.ts: the tests of MUTATION_TESTS (files by commas), as the project MUTATION_PROJECT of vitest.config.ts runs them. */
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import config from '../vitest.config.ts'

const { MUTATION_PROJECT: name, MUTATION_TESTS: tests = '' } = process.env
const projects = (config.test?.projects ?? []) as UserWorkspaceConfig[]
const { projects: _, sequence: _sequence, ...shared } = config.test ?? {}

export default defineConfig({
  ...config,
  test: {
    ...shared,
    ...projects.find(project => project.test?.name === name)?.test,
    include: tests.split(','),
  },
})
