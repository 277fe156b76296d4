/**
 * Asks for the settings, and for what the tab at this address shows first, while the app's code is still on its way. The build puts it into the
 * page with all that it imports (scripts/vite/first-paint.ts). It has stores of its own, and writes nothing but
 * the settings of this visit; what it asks for is taken over by address and headers, so that a wrong guess costs one call and shows nothing wrong.
 */
import { loadRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { currentPath } from '../navigation/navigation.ts'
import { requestFirstScreen } from './first-calls.ts'

// Mocks answer calls only once the app has started them.
if (import.meta.env.MODE !== 'mock') void loadRuntimeConfig().then(() => requestFirstScreen(currentPath()))
