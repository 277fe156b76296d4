/** The reference for everything that is measured about the first view: React, and one heading. */
import { createRoot } from 'react-dom/client'

const words = 'Total balance'
createRoot(document.getElementById('root')!).render(<h1>{words}</h1>)
