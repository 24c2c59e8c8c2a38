import { rowsOf } from '../form.ts'

/** Beneficiaries on the fund's records; the participant declares which of them apply (STEPS-09, D-50). */
export const beneficiaries = rowsOf({
  part: 'beneficiarios',
  title: 'Declaração de beneficiários',
  help: 'Estas são as pessoas que constam do seu cadastro como beneficiárias. Marque as que você quer declarar neste requerimento: os documentos delas são pedidos no próximo passo. Quem fica sem marca não é declarado como beneficiário; de quem é seu dependente para o Imposto de Renda, os documentos são pedidos mesmo assim. Se falta alguém, fale com o fundo antes de enviar: o contato está no fim desta página.',
  empty: 'Não há beneficiários no seu cadastro para este plano.',
  rowLabel: 'Beneficiário',
  source: 'fund',
  editableIn: 'LE',
  fields: [
    {
      name: 'selecionado',
      label: 'Declaro esta pessoa como beneficiária',
      control: 'checkbox',
      editableIn: 'LE',
    },
  ],
})
