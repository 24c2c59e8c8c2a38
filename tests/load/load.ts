import { mkdirSync, writeFileSync } from 'node:fs'

import { ensureBuild } from '../../tools/cli/lib/build.mjs'
import { withCleanup } from '../../tools/cli/lib/interruption.mjs'
import { inProject } from '../../tools/cli/lib/project.mjs'
import { withTemporaryFolder } from '../../tools/cli/lib/temporary-folder.mjs'
import { measure } from './measure.ts'
import { writePeople } from './people.ts'
import { markdownOf } from './report.ts'
import { type Servers, startServers } from './servers.ts'
import { readSettings, type Settings, USAGE, UsageError } from './settings.ts'

const FOLDER = inProject('dist/load')

async function report(servers: Servers, settings: Settings): Promise<void> {
  const measured = await measure(servers, settings)
  const markdown = markdownOf(measured, settings)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/load.json`, JSON.stringify({ settings, ...measured }, null, 2))
  writeFileSync(`${FOLDER}/load.md`, markdown)
  console.log(markdown)
}

async function run(settings: Settings): Promise<void> {
  const { help, peopleFolder, participants, servers: urls, metrics } = settings
  if (help) console.log(USAGE)
  else if (peopleFolder !== null) {
    const files = await writePeople(peopleFolder, participants)
    console.log(`npm run fund -- import ${files.join(' ')}`)
  } else if (urls.length > 0) {
    const nothing = async () => {}
    await report({ urls, metrics, databaseUrl: null, kill: nothing, stop: nothing }, settings)
  } else {
    await ensureBuild()
    await withTemporaryFolder(async (folder) => {
      const servers = await startServers(folder, settings)
      await withCleanup(() => report(servers, settings), servers.stop)
    })
  }
}

try {
  await run(readSettings(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n${USAGE}`)
  process.exitCode = 2
}
