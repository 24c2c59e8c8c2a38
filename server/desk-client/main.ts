import { createInterface } from 'node:readline/promises'

import { runDesk } from './run.ts'

/** On standard error: the output may go into a variable or a file. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

// Whatever the umask of the caller: what this program writes is about people.
process.umask(0o077)

process.exitCode = await runDesk(process.argv.slice(2), process.env, {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  fetch: globalThis.fetch,
  ask: process.stdin.isTTY ? ask : null,
})
