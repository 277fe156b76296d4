import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeH() {
  return <HomePage route={PATHS.homeH} />
}
