import './form.css'

import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { FIELDS, MESSAGE, NEXT } from './fields.js'

const schema = {
  type: 'object',
  required: FIELDS.map(({ name }) => name),
  properties: Object.fromEntries(FIELDS.map(({ name, label }) => [name, { type: 'string', title: label }])),
}
const uiSchema = { 'ui:submitButtonOptions': { submitText: NEXT } }
const transformErrors = (errors) => errors.map((error) => ({ ...error, message: MESSAGE }))

function Requirement() {
  const [isRefused, setRefused] = useState(false)
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      transformErrors={transformErrors}
      liveValidate={isRefused ? 'onChange' : false}
      onError={() => setRefused(true)}
      showErrorList={false}
      focusOnFirstError
      noHtml5Validate
    />
  )
}

createRoot(document.getElementById('form')).render(<Requirement />)
