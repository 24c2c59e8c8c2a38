import './form.css'

import { createActorContext, useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { assign, setup } from 'xstate'

import { FIELDS, MESSAGE, NEXT } from './fields.js'

const ofEach = (value) => Object.fromEntries(FIELDS.map(({ name }) => [name, value]))

const schema = v.object(ofEach(v.pipe(v.string(), v.nonEmpty(MESSAGE))))

const machine = setup({
  actions: {
    keep: assign({ values: ({ context, event }) => ({ ...context.values, [event.name]: event.value }) }),
    check: assign({
      errors: ({ context }) => {
        const { issues } = v.safeParse(schema, context.values)
        return issues ? v.flatten(issues).nested : {}
      },
    }),
  },
  guards: { isComplete: ({ context }) => v.is(schema, context.values) },
}).createMachine({
  context: { values: ofEach(''), errors: {} },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'field.changed': { actions: 'keep' },
        'form.submitted': [{ guard: 'isComplete', target: 'sent' }, { target: 'refused' }],
      },
    },
    refused: {
      entry: 'check',
      on: {
        'field.changed': { actions: ['keep', 'check'] },
        'form.submitted': { guard: 'isComplete', target: 'sent' },
      },
    },
    sent: { type: 'final' },
  },
})

const Chart = createActorContext(machine)

function Field({ name, label }) {
  const actor = Chart.useActorRef()
  const value = useSelector(actor, ({ context }) => context.values[name])
  const error = useSelector(actor, ({ context }) => context.errors[name]?.[0])
  return (
    <>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${name}-error`}
        onChange={({ target }) => actor.send({ type: 'field.changed', name, value: target.value })}
      />
      <p id={`${name}-error`} className="error">
        {error}
      </p>
    </>
  )
}

function Form() {
  const actor = Chart.useActorRef()
  const submit = (event) => {
    event.preventDefault()
    flushSync(() => actor.send({ type: 'form.submitted' }))
    event.currentTarget.querySelector('[aria-invalid=true]')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      {FIELDS.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <button type="submit">{NEXT}</button>
    </form>
  )
}

createRoot(document.getElementById('form')).render(
  <Chart.Provider>
    <Form />
  </Chart.Provider>,
)
