import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './parts/home-page.tsx'

export default function HomeJ() {
  return <HomePage route={PATHS.homeJ} />
}
