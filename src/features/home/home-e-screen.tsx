import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeEScreen() {
  return <HomePage route={PATHS.home} />
}
