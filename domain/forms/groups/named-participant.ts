import { messages } from '../../messages.ts'
import { bareCpf } from '../../people/cpf.ts'
import type { Facts, NamedParticipant } from '../../requests/facts.ts'
import { type Check, type FieldsSection, group, type Values } from '../form.ts'
import { cpf } from '../rules.ts'
import { planAmong, plansOf } from './plan.ts'
import { together } from './together.ts'

type Naming<Name extends string> = {
  readonly title: string
  /** Wire name of the CPF. */
  readonly name: Name
  readonly label: string
  readonly hint: string
  /** False for a claim after a death: another person must be named, not the participant (D-102, D-134). */
  readonly mayBeOneself: boolean
}

/** The person with the CPF; null if it was not looked up. */
function personOf(written: string, { named }: Facts): NamedParticipant | null {
  return named !== undefined && named.cpf === bareCpf(written) ? named : null
}

const isOwn = (written: string, facts: Facts) => written !== '' && bareCpf(written) === facts.cpf

/** The problem with this CPF; null also if it was not looked up (D-102). */
function problemOf(written: string, mayBeOneself: boolean, facts: Facts): string | null {
  if (!mayBeOneself && isOwn(written, facts)) return messages.ownCpf
  const person = personOf(written, facts)
  if (person === null || person.plans.length > 0) return null
  return person.name === '' ? messages.unknownCpf : messages.withoutPlans
}

/** The remark about the CPF after its lookup; it refuses nothing. */
function noteOf(written: string, mayBeOneself: boolean, facts: Facts): string | null {
  const problem = problemOf(written, mayBeOneself, facts)
  if (!mayBeOneself && isOwn(written, facts)) return problem
  if (problem !== null) return messages.checkNumber(problem)
  const name = personOf(written, facts)?.name ?? ''
  return name === '' ? null : messages.foundParticipant(name)
}

/** A request that was sent without a name is completed in E; a name that is stored changes in L alone (D-134). */
const whileUnnamed = (cpf: string) => (stored: Values) => ((stored[cpf] ?? '') === '' ? 'LE' : 'L')

/**
 * Another participant, by CPF, and the plan: one of that participant's, or one's own if `mayBeOneself` and no
 * other is named (CLAIM-01, D-134). A participant without a plan must name another one. The plan is asked
 * after the lookup; a plan that was chosen stays while there is no result, and the server checks it (CLAIM-08).
 */
export function namedParticipant<const Name extends string>(
  { title, name, label, hint, mayBeOneself }: Naming<Name>,
  ofPerson: readonly FieldsSection[] = [],
): FieldsSection {
  const editableIn = mayBeOneself ? 'L' : whileUnnamed(name)
  const isRight: Check<Name, Name> = (values, facts) => {
    const message = problemOf(values[name], mayBeOneself, facts)
    return message === null ? null : { field: name, message }
  }
  const byCpf = group<Name>({
    part: 'detalhes',
    title,
    fields: [
      {
        name,
        label,
        hint,
        control: 'cpf',
        required: mayBeOneself ? (_values, { memberships }) => memberships.length === 0 : true,
        rule: cpf,
        resets: ['id_plano', 'nome_participante_pensao'],
        note: (values, facts) => noteOf(values[name], mayBeOneself, facts),
        namesParticipant: true,
        editableIn,
      },
    ],
    checks: [isRight],
  })
  const plan = planAmong<Name>({
    plansLeft: (values, facts) => {
      if (values[name] === '') return mayBeOneself ? plansOf(facts) : []
      return personOf(values[name], facts)?.plans ?? facts.plans
    },
    shownWhen: (values, facts) => {
      if (values[name] === '') return mayBeOneself
      // Without a plan, or for an unknown CPF, there are no choices (D-102).
      if (problemOf(values[name], mayBeOneself, facts) !== null) return false
      return personOf(values[name], facts) !== null || values.id_plano !== ''
    },
    editableIn,
  })
  return together({ title }, [byCpf, ...ofPerson, plan])
}

type PensionName = 'nome_participante_pensao'
type PensionCpf = 'cpf_participante_pensao'

/** The name from the lookup, stored with a death pension only; a field while the lookup has no result. */
export const nameOfDeceased = group<PensionName, PensionCpf>({
  part: 'detalhes',
  title: 'Nome',
  fields: [
    {
      name: 'nome_participante_pensao',
      label: 'Nome do participante',
      control: 'text',
      shownWhen: ({ cpf_participante_pensao, nome_participante_pensao }, facts) =>
        nome_participante_pensao !== '' && personOf(cpf_participante_pensao, facts) === null,
      derived: ({ cpf_participante_pensao, nome_participante_pensao }, facts) =>
        personOf(cpf_participante_pensao, facts)?.name ?? nome_participante_pensao,
      editableIn: whileUnnamed('cpf_participante_pensao'),
    },
  ],
})
