import { COMMANDS, type Command } from './commands.ts'
import { pairs } from './table.ts'

const PROGRAM = 'npm run fund --'

export const usageOf = ({ name, words }: Command): string => `Uso: ${PROGRAM} ${name} ${words}`

export const USAGE = [
  'A mesa do fundo: move requerimentos como a equipe do fundo faria, pelo servidor que está no ar.',
  `Uso: ${PROGRAM} <comando>`,
  pairs(COMMANDS.map(({ name, words, does }) => [`  ${name} ${words}`, does])),
  [
    '<requerimento> é o protocolo ou o id; <documento> é a linha ou o tipo que show mostra.',
    'import <arquivos> carrega pessoas, planos e equipe no banco de dados das configurações, sem o servidor: docs/import.md.',
    'Variáveis: FUND_URL (endereço do servidor), FUND_CPF e FUND_PASSWORD (quem é da equipe).',
  ].join('\n'),
].join('\n\n')
