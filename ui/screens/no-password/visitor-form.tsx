import { shallowEqual, useSelector } from '@xstate/react'
import { memo } from 'react'

import type { Choice, Field } from '#domain/forms/form.ts'
import { isPasswordField } from '#domain/forms/visitor.ts'
import { messages } from '#domain/messages.ts'
import {
  pathOfField,
  sectionOf,
  type VisitorActor,
  type VisitorView,
  visitorFieldOf,
  visitorProblems,
} from '#machines/visitor/visitor/index.ts'
import { FieldControl } from '#ui/forms/field-control.tsx'
import * as grid from '#ui/forms/field-grid.css.ts'
import { widthOf } from '#ui/forms/field-width.ts'
import { Summary, SummaryLinks } from '#ui/forms/summary.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { focusAfter, focusControl } from '#ui/primitives/focus.ts'
import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { PasswordInput } from '#ui/primitives/password-input.tsx'
import * as texts from '#ui/texts/no-password.ts'

import * as css from './no-password.css.ts'
import { TimeLeft } from './time-left.tsx'

type Props = { actor: VisitorActor; view: VisitorView; now: () => number }

/** The registration of a visitor, or a new password for a registered one. */
export function VisitorForm({ actor, view, now }: Props) {
  const { fields } = sectionOf(view.purpose)
  const isRegistration = view.purpose === 'registration'
  return (
    <div className={page}>
      <PageTitle
        lead={isRegistration ? texts.registrationLead : texts.passwordLead}
        troubled={view.isLacking}
      >
        {isRegistration ? texts.registrationTitle : texts.passwordTitle}
      </PageTitle>
      {view.isLacking && <Problems actor={actor} view={view} />}
      {view.isRestored && (
        <Alert tone="info">
          <p>{texts.restored}</p>
        </Alert>
      )}
      {view.codeUntil !== null && (
        <Alert tone="info">
          <p>
            <TimeLeft until={view.codeUntil} now={now} say={texts.codeStillGood} />
          </p>
        </Alert>
      )}
      <form
        className={css.sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          focusAfter(
            () => actor.send({ type: 'form.submitted' }),
            // The summary takes the focus when it appears.
            () => (view.isLacking ? (visitorProblems(actor.getSnapshot())[0]?.path ?? '') : ''),
          )
        }}
      >
        <Card>
          {!isRegistration && <AccountName cpf={view.cpf} />}
          <div className={grid.grid}>
            {fields.map((field) => (
              <div key={field.name} className={grid.width[widthOf(field)]}>
                <VisitorField actor={actor} field={field} />
              </div>
            ))}
          </div>
        </Card>
        <ActionBar>
          <Button variant="secondary" onClick={() => actor.send({ type: 'cpf.changed' })}>
            {texts.otherCpf}
          </Button>
          <Button type="submit">{texts.continueToCode}</Button>
        </ActionBar>
      </form>
    </div>
  )
}

/** For password managers: the account of the password. */
function AccountName({ cpf }: { cpf: string }) {
  return <input type="text" name="cpf" autoComplete="username" value={cpf} readOnly hidden />
}

/** Links to each invalid answer. */
function Problems({ actor, view: { purpose, serverMessage } }: Omit<Props, 'now'>) {
  const problems = useSelector(actor, visitorProblems, shallowEqual)
  const { fields } = sectionOf(purpose)
  const known = fields.map(({ name }) => pathOfField(name))
  const links = [
    ...problems
      .filter(({ path }) => !known.includes(path))
      .map(({ message }) => ({ text: message, way: null })),
    ...fields.flatMap(({ name, label }) => {
      const id = pathOfField(name)
      return problems
        .filter(({ path }) => path === id)
        .map(({ message }) => ({ text: `${label}: ${message}`, way: { id, go: () => focusControl(id) } }))
    }),
  ]
  return (
    <Summary title={serverMessage ?? messages.invalidForm}>
      <SummaryLinks links={links} />
    </Summary>
  )
}

const NO_CHOICES: readonly Choice[] = []

type FieldProps = { actor: VisitorActor; field: Field }

/** A field connected to its answer. It renders again only when its own answer or problem changes. */
const VisitorField = memo(function VisitorField({ actor, field }: FieldProps) {
  const { value, problem } = useSelector(actor, (snapshot) => visitorFieldOf(snapshot, field), shallowEqual)
  const id = pathOfField(field.name)
  const problems = problem === '' ? [] : problem.split('\n')
  const onAnswer = (answer: string) => actor.send({ type: 'answer.changed', name: field.name, value: answer })
  if (isPasswordField(field.name)) {
    return (
      <FieldFrame id={id} label={field.label} hint={field.hint} error={problems} required>
        {(control) => (
          <PasswordInput
            {...control}
            name={field.name}
            inputMode="numeric"
            autoComplete={field.autoComplete}
            value={value}
            onChange={(event) => onAnswer(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
    )
  }
  return (
    <FieldControl
      id={id}
      field={field}
      answer={value}
      problems={problems}
      choices={typeof field.choices === 'function' ? NO_CHOICES : (field.choices ?? NO_CHOICES)}
      required={field.required === true}
      optional={field.required !== true}
      editable={field.name !== 'cpf'}
      onAnswer={onAnswer}
    />
  )
})
