/** The service worker of the demo: that of the app, behind what answers for the back end. */
// oxlint-disable import/no-unassigned-import -- Both listen, the first one first.
import './serve.ts'
import '#src/app/worker/service-worker.ts'
