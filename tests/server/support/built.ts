import { ensureBuild } from '../../../tools/cli/lib/build.mjs'

/** Builds the server before the tests that start it as a process. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild().catch((error: Error) => {
    // The runner cannot show it: it tries to read the sources in the builder's stack trace.
    console.error(error.message)
    throw error
  })
}
