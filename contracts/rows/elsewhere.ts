/** Operations that the table of rows cannot hold, with the reason and where they are played instead. */
export const elsewhere: Readonly<Record<string, string>> = {
  streamQuotes:
    'a stream of events has no generated function and no end that Pact could wait for: contracts/rows/stream.ts plays it to the client, and the verifier asks a back end for its first event',
}
