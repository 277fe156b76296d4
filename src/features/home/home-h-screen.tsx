import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeHScreen() {
  return <HomePage route={PATHS.homeH} />
}
