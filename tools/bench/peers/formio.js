import 'bootstrap/dist/css/bootstrap.min.css'
import '@formio/js/dist/formio.form.min.css'

import { Formio } from '@formio/js/form'

import { FIELDS, MESSAGE, NEXT } from './fields.js'

const definition = {
  components: [
    ...FIELDS.map(({ name, label }) => ({
      type: 'textfield',
      key: name,
      label,
      input: true,
      validate: { required: true },
      errors: { required: MESSAGE },
    })),
    { type: 'button', action: 'submit', key: 'submit', label: NEXT, input: true },
  ],
}

// The others show errors beside their fields only.
await Formio.createForm(document.getElementById('form'), definition, { noAlerts: true })
