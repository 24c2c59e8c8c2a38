import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { type ComponentProps, useState } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import { Icon } from './icon.tsx'
import * as css from './password-input.css.ts'
import { TextInput } from './text-input.tsx'

/** A password that can be looked at while it is typed. Whether it is shown matters to nobody else, so it is kept here. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className={css.wrap}>
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <button
        type="button"
        className={css.toggle}
        aria-label={shown ? texts.hidePasswordLabel : texts.showPasswordLabel}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
        {shown ? texts.hidePassword : texts.showPassword}
      </button>
    </div>
  )
}
