import { configure } from '@testing-library/react'

// A busy machine draws late: what a test of the screen waits for may take four seconds instead of one.
configure({ asyncUtilTimeout: 4000 })
