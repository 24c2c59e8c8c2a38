import { type Mask, tidied } from './mask.ts'

/** Digits alone, however many: a limit is told beside the field, never enforced by losing what was typed. */
export const numberMask: Mask = {
  options: { mask: /^\d*$/, preprocessors: [tidied((text) => text.replace(/\D/g, ''))] },
  show: (answer) => answer,
  keep: (text) => text,
}
