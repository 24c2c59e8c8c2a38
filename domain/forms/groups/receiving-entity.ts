import { STATE_CODES } from '../../people/states.ts'
import { group } from '../form.ts'
import { cnpj, postalCode, upTo } from '../rules.ts'

/** The entity that receives an outbound portability (PORT-10); the CNPJ is optional (D-104). */
export const receivingEntity = group({
  part: 'detalhes',
  title: 'Entidade de destino',
  fields: [
    {
      name: 'nome_entidade',
      label: 'Nome da entidade',
      control: 'text',
      required: true,
      rule: upTo(60),
      repeatedBeforeSending: true,
      editableIn: 'LE',
    },
    {
      name: 'cnpj_entidade',
      label: 'CNPJ da entidade',
      control: 'cnpj',
      rule: cnpj,
      editableIn: 'LE',
    },
    {
      name: 'tipo_entidade',
      label: 'Tipo de entidade',
      control: 'radio',
      choices: [
        { value: 'A', label: 'Aberta', hint: 'De seguradora ou banco; qualquer pessoa pode aderir.' },
        { value: 'F', label: 'Fechada', hint: 'Fundo de pensão de uma empresa ou categoria.' },
      ],
      editableIn: 'LE',
    },
  ],
})

/** Where the receiving entity is; nothing of it is required. */
export const entityAddress = group({
  part: 'detalhes',
  title: 'Endereço da entidade de destino',
  fields: [
    {
      name: 'cep_entidade',
      label: 'CEP da entidade',
      control: 'postalCode',
      rule: postalCode,
      findsAddress: {
        fills: {
          endereco: 'endereco_entidade',
          bairro: 'bairro_entidade',
          cidade: 'cidade_entidade',
          estado: 'uf_entidade',
        },
        leaves: { numero: 'numero_entidade', complemento: 'complemento_entidade' },
      },
      editableIn: 'LE',
    },
    {
      name: 'endereco_entidade',
      label: 'Endereço da entidade',
      control: 'text',
      width: 'broad',
      rule: upTo(60),
      editableIn: 'LE',
    },
    {
      name: 'numero_entidade',
      label: 'Número',
      control: 'text',
      width: 'narrowPair',
      characters: 8,
      rule: upTo(10),
      editableIn: 'LE',
    },
    {
      name: 'complemento_entidade',
      label: 'Complemento',
      control: 'text',
      width: 'halfPair',
      rule: upTo(40),
      editableIn: 'LE',
    },
    { name: 'bairro_entidade', label: 'Bairro', control: 'text', rule: upTo(20), editableIn: 'LE' },
    {
      name: 'cidade_entidade',
      label: 'Cidade',
      control: 'text',
      width: 'broad',
      rule: upTo(30),
      editableIn: 'LE',
    },
    {
      name: 'uf_entidade',
      label: 'UF',
      control: 'select',
      width: 'narrow',
      choices: STATE_CODES,
      editableIn: 'LE',
    },
  ],
})

/** The receiving plan and its registration (PORT-11, PORT-12). */
export const receivingPlan = group({
  part: 'detalhes',
  title: 'Plano de destino',
  fields: [
    {
      name: 'nome_plano',
      label: 'Nome do plano',
      control: 'text',
      required: true,
      rule: upTo(60),
      repeatedBeforeSending: true,
      editableIn: 'LE',
    },
    {
      name: 'cnpb_susep',
      label: 'CNPB ou número do processo SUSEP',
      hint: 'O número de registro do plano: CNPB em entidade fechada, SUSEP em aberta.',
      control: 'text',
      required: true,
      rule: upTo(30),
      editableIn: 'LE',
    },
  ],
})
