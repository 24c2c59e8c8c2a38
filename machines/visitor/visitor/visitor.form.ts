import type { Problem } from '#domain/call-failure.ts'
import { answersToSend } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { pathOf, type RequestForm, sectionsOf, type Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { factsOfVisitor, isPasswordField, newPasswordForm, visitorForm } from '#domain/forms/visitor.ts'
import { bareCpf } from '#domain/people/cpf.ts'

import type { CodeIssue, VisitorClaim } from '../visitor-confirmation/index.ts'
import type { KeptVisit, VisitorContext, VisitorInput } from './visitor.types.ts'

type Asked = Pick<VisitorContext, 'purpose' | 'values' | 'today'>

/** The form for the purpose. */
export const formOf = (purpose: VisitorClaim['purpose']): RequestForm =>
  purpose === 'registration' ? visitorForm : newPasswordForm

/** The problems of the answers. */
export const problemsOf = ({ purpose, values, today }: Asked): readonly Problem[] =>
  problemsIn(formOf(purpose), answersOf({ participante: values }), factsOfVisitor(today))

/** Empty answers of the form for that CPF. */
export const blankValues = (cpf: string): Values => ({
  ...Object.fromEntries(
    sectionsOf(visitorForm).flatMap(({ fields }) => fields.map(({ name }) => [name, ''])),
  ),
  cpf,
})

/** An empty form for the CPF that was looked up. */
export const begun = ({ cpf }: VisitorContext, purpose: VisitorContext['purpose']) => ({
  purpose,
  values: blankValues(bareCpf(cpf)),
  issue: null,
  isRestored: false,
})

/** The input of the calls: answers without surrounding spaces. */
export const claimOf = ({ purpose, values, today }: Asked): VisitorClaim => ({
  purpose,
  values: answersToSend(visitorForm, answersOf({ participante: values }), factsOfVisitor(today)).participante,
})

/** The last sent code if it is valid for the current answers; null if another one must be sent. */
export function goodIssue(context: VisitorContext): CodeIssue | null {
  const { issue, purpose } = context
  if (issue === null || issue.triesLeft === 0) return null
  const email = purpose === 'registration' ? claimOf(context).values.email_pessoal : ''
  return issue.email === email ? issue : null
}

/** The part that is stored in the tab: no password. */
export const keptOf = ({ purpose, values, issue }: VisitorContext): KeptVisit => ({
  purpose,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !isPasswordField(name))),
  issue,
})

/** The path of a field, for problems of the form and of the server. */
export const pathOfField = (name: string) => pathOf('participante', name)

/** The context of a new visit, or of one that continues after a reload. */
export function contextOf({ recalled, today, areaAddress }: VisitorInput): VisitorContext {
  return {
    today,
    areaAddress,
    cpf: recalled?.values.cpf ?? '',
    purpose: recalled?.purpose ?? 'registration',
    values: { ...blankValues(''), ...recalled?.values },
    problems: [],
    refusals: [],
    serverMessage: null,
    limitSeconds: 0,
    issue: recalled?.issue ?? null,
    isRestored: recalled !== null,
  }
}
