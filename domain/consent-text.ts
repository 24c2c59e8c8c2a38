/** What the participant agrees to (CONSENT-01, D-08): stored with its version and date. */
export const CONSENT = {
  version: '2026-11',
  label: 'Autorizo o fundo a manter e usar cópias dos meus documentos para tratar os meus requerimentos.',
  text: [
    'Para tratar os seus requerimentos, o fundo precisa guardar e consultar cópias dos documentos que você enviar.',
    'As cópias ficam na sua nuvem de documentos, são usadas somente na análise dos seus requerimentos e podem ser reaproveitadas por você em pedidos futuros.',
    'Para retirar esta autorização, fale com o atendimento do fundo.',
  ],
} as const
