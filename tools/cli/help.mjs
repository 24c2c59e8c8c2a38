import { COMMANDS, helpText } from './commands.mjs'

console.log(helpText(COMMANDS))
console.log('\nMore of each, and the settings: docs/commands.md, docs/configuration.md.')
