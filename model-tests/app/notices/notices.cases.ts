export const cases = {
  'chega um aviso de sucesso': {
    type: 'notice.given',
    text: 'Documento gravado com sucesso!',
    tone: 'success',
  },
  'chega um aviso de erro': {
    type: 'notice.given',
    text: 'Problemas de preenchimento. Verifique o formulário.',
    tone: 'error',
  },
  'olha o aviso': { type: 'attention.gained' },
  'deixa o aviso': { type: 'attention.lost' },
  'fecha o aviso': { type: 'notice.dismissed' },
  'passam 2 segundos': { type: 'xstate.after.noticeTime.notices.showing' },
} as const
