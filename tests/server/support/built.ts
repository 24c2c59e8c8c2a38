import { ensureBuild } from '../../../scripts/lib/build.mjs'

/** Before the tests that start a server as a process of its own: what they start is what `npm start` starts. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild().catch((error: Error) => {
    // The runner cannot show it: it looks for the sources of the builder's own trace.
    console.error(error.message)
    throw error
  })
}
