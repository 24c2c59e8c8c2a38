import { answersOf } from '#domain/forms/answers.ts'
import { bankChangeWith, benefitRow } from '#tools/samples/specialised-answers.ts'
import { joao } from '../people.ts'
import { at, type Sheet, unanswered } from '../row.ts'
import { ACCOUNT_ASKED, bankRows } from './bank.ts'

const NONE = { beneficios: 'Selecione ao menos um benefício.' }
const ACCOUNT = 'BANKDATA-22'

const received = unanswered(ACCOUNT_ASKED)

/** Type 15: the account and its benefits (BANKDATA-04). */
export const sheets: readonly Sheet[] = [
  {
    name: 'alteração de dados bancários',
    typeId: 15,
    person: joao,
    answers: bankChangeWith(),
    rows: [
      ...bankRows,
      ...at('detalhes.banco', ACCOUNT, [['', 'Obrigatório']]),
      ...at('detalhes.agencia', ACCOUNT, [['', 'Obrigatório']]),
      ...at('detalhes.conta', ACCOUNT, [['', 'Obrigatório']]),
      { answers: { 'beneficios.11.selecionado': 'N' }, says: NONE, rule: 'BANKDATA-20' },
    ],
  },
  {
    name: 'alteração de dados bancários em branco',
    typeId: 15,
    person: joao,
    answers: answersOf({ beneficios: [benefitRow(), benefitRow({}, 12)] }),
    rows: [{ ...received, says: { ...received.says, ...NONE } }],
  },
]
