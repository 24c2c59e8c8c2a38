import { COMMANDS, type Command } from './commands.ts'
import { pairs } from './table.ts'

/** Prints the token of a session for the commands that follow, so that a code is asked for once (P-730). */
export const LOGIN = 'login'

const PROGRAM = 'npm run fund --'

export const usageOf = ({ name, words }: Command): string => `Uso: ${PROGRAM} ${name} ${words}`

export const USAGE = [
  'A mesa do fundo: move requerimentos como a equipe do fundo faria, pelo servidor que está no ar.',
  `Uso: ${PROGRAM} <comando>`,
  pairs([
    ...COMMANDS.map(({ name, words, does }) => [`  ${name} ${words}`, does] as const),
    [
      `  ${LOGIN}`,
      'entra e mostra o que pôr em FUND_TOKEN, para que os comandos seguintes não entrem de novo',
    ],
  ]),
  [
    '<requerimento> é o protocolo ou o id; <documento> é a linha ou o tipo que show mostra.',
    'import <arquivos> carrega pessoas, planos e equipe no banco de dados das configurações, sem o servidor: docs/import.md.',
    'retention [--dry-run] elimina nele o que passou do prazo das configurações do fundo, ou só conta: docs/operations.md.',
    'second-factor <cpf> [--code <código> | --remove] dá a alguém da equipe um segundo fator para a entrada, ou o retira: docs/operations.md.',
    'Variáveis: FUND_URL (endereço do servidor), FUND_CPF e FUND_PASSWORD (quem é da equipe), FUND_CODE (código do segundo fator).',
    `Cada comando entra e sai. Para entrar uma vez só, por uma hora: export FUND_TOKEN=$(${PROGRAM.replace('run', 'run -s')} login).`,
  ].join('\n'),
].join('\n\n')
