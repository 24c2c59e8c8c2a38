import { runDesk } from './run.ts'

process.exitCode = await runDesk(process.argv.slice(2), process.env, {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  fetch: globalThis.fetch,
})
