import 'survey-core/survey-core.fontless.css'

import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

import { FIELDS, MESSAGE, NEXT } from './fields.js'

const survey = new Model({
  completeText: NEXT,
  textUpdateMode: 'onTyping',
  elements: FIELDS.map(({ name, label }) => ({
    type: 'text',
    name,
    title: label,
    isRequired: true,
    requiredErrorText: MESSAGE,
  })),
})

createRoot(document.getElementById('form')).render(<Survey model={survey} />)
