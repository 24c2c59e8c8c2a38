import './form.css'

import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'

import { FIELDS, MESSAGE, NEXT } from './fields.js'

function Form() {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm()
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {FIELDS.map(({ name, label }) => (
        <Fragment key={name}>
          <label htmlFor={name}>{label}</label>
          <input
            id={name}
            aria-invalid={errors[name] !== undefined}
            aria-describedby={`${name}-error`}
            {...register(name, { required: MESSAGE })}
          />
          <p id={`${name}-error`} className="error">
            {errors[name]?.message}
          </p>
        </Fragment>
      ))}
      <button type="submit">{NEXT}</button>
    </form>
  )
}

createRoot(document.getElementById('form')).render(<Form />)
