import { runTool } from './run.ts'

// Whatever the umask of the caller: what this program writes is about people.
process.umask(0o077)

process.exitCode = await runTool(process.argv.slice(2), process.env, {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
})
