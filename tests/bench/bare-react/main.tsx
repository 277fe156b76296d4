/** The reference page of the first-view measurements: React and one heading. */
import { createRoot } from 'react-dom/client'

const TEXT = 'Total balance'
createRoot(document.getElementById('root')!).render(<h1>{TEXT}</h1>)
