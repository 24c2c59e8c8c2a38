import { runTool } from './run.ts'

process.exitCode = await runTool(process.argv.slice(2), process.env, {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
})
