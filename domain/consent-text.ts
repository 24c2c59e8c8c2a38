/** What the participant agrees to (CONSENT-01, D-08): stored with its version and date. */
export const CONSENT = {
  version: '2026-11-4',
  label: 'Autorizo o fundo a manter e usar cópias dos meus documentos para analisar os meus requerimentos.',
  text: [
    'Para analisar os seus requerimentos, o fundo precisa guardar e consultar cópias dos documentos que você enviar.',
    'As cópias ficam em Meus documentos, são usadas somente na análise dos seus requerimentos e podem ser usadas de novo por você em outros requerimentos.',
    'Você pode retirar esta autorização no portal, no fim da página Meus requerimentos.',
    'Para retirar esta autorização, fale com o atendimento do fundo.',
  ],
} as const
