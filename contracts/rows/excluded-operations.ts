/** Operations that cannot have rows, with the reason and where they are tested instead. */
export const excludedOperations: Readonly<Record<string, string>> = {
  streamQuotes:
    'a stream of events has no generated function and no end that Pact could wait for: contracts/rows/stream.ts plays it to the client, and the verifier asks a back end for its first event',
  uploadFile:
    'a file is sent as parts whose boundary the browser makes, which no pact can name beforehand: contracts/rows/upload.ts plays it to the client',
  readUpload:
    'a file has no generated function and no envelope: contracts/rows/upload.ts plays it to the client',
}
