import { configure } from '@testing-library/react'

// On a busy machine, rendering can take seconds.
configure({ asyncUtilTimeout: 10_000 })
