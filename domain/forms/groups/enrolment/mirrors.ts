import type { Facts } from '../../../requests/facts.ts'
import type { Control } from '../../controls/controls.ts'
import { type Answers, type Field, group, type Values } from '../../form.ts'
import { nameIn } from './lists.ts'

type Mirror = {
  readonly name: string
  readonly label: string
  /** Default: text. Numbers are written as in the answer that they repeat. */
  readonly control?: Control
  readonly of: (participant: Values, facts: Facts) => string | undefined
}

/** Details of the request that repeat data of the participant under other names (ENROL-59). */
const MIRRORS: readonly Mirror[] = [
  {
    name: 'nome_empresa',
    label: 'Nome da patrocinadora',
    of: ({ id_emp = '' }, { enrolment }) => nameIn(enrolment?.sponsors, id_emp),
  },
  {
    name: 'regional',
    label: 'Nome da regional',
    of: ({ id_regional = '' }, { enrolment }) => nameIn(enrolment?.regionals, id_regional),
  },
  { name: 'matricula', label: 'Matrícula', of: ({ matricula }) => matricula },
  { name: 'data_admissao', label: 'Data de admissão', of: ({ data_admissao }) => data_admissao },
  {
    name: 'perc_variavel_inicial',
    label: 'Contribuição variável inicial',
    control: 'percent',
    of: ({ percentual_variavel }) => percentual_variavel,
  },
  {
    name: 'espontanea_sim_nao',
    label: 'Contribuição espontânea',
    of: ({ espontanea_sim_nao }) => espontanea_sim_nao,
  },
  {
    name: 'valor_espontanea_inicial',
    label: 'Contribuição espontânea inicial',
    control: 'money',
    of: ({ espontanea_sim_nao, valor_espontanea }) => (espontanea_sim_nao === 'S' ? valor_espontanea : ''),
  },
  { name: 'email_pessoal', label: 'E-mail pessoal', of: ({ email_pessoal }) => email_pessoal },
]

const mirrored = ({ name, label, control = 'text', of }: Mirror): Field => ({
  name,
  label,
  control,
  shownWhen: () => false,
  derived: (_values: Values, facts: Facts, { participante }: Answers) => of(participante, facts) ?? '',
  editableIn: 'LE',
})

/** One answer, stored under both names (D-114). */
export const mirrors = group<string>({
  part: 'detalhes',
  title: 'Dados do requerimento',
  fields: MIRRORS.map(mirrored),
})
