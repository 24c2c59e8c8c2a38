import { type CallFailure, type Refused, refusalCode } from '#domain/call-failure.ts'

/** Whether the login lacks the code of a second factor, or has a wrong one. */
export const asksForCode = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.problems.some(({ path }) => path === 'codigo')

export function failureText(failure: CallFailure, url: string): string {
  switch (failure.kind) {
    case 'interrupted':
      return `O servidor deste projeto não respondeu em ${url}. Ele está no ar? Inicie-o com "npm start" ou diga outro endereço em FUND_URL.`
    case 'expired':
      return 'A sessão acabou. Repita o comando; se FUND_TOKEN está definido, entre antes de novo com o comando login.'
    case 'offContract':
      return `O que está em ${url} não respondeu como o servidor deste projeto.`
    case 'refused': {
      if (asksForCode(failure)) return `${failure.message} Ele pode vir em FUND_CODE.`
      const problems = failure.problems.map(({ path, message }) => `  - ${path}: ${message}`)
      return [refusal(failure, url), ...problems].join('\n')
    }
  }
}

function refusal(refused: Refused, url: string): string {
  const said = refused.message ?? `O servidor recusou o pedido (${refused.status}).`
  return refusalCode(refused) === 'notFound'
    ? `${said} Confira o protocolo e o endereço (${url}); rascunhos não chegam à mesa do fundo.`
    : said
}
