import { ensureBuild } from '../../../scripts/lib/build.mjs'

/** Before the tests that start a server as a process of its own: what they start is what `npm start` starts. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild()
}
