import { isEmail } from './email.ts'

const USUAL = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'live.com',
]

/** Other domains in use that are one edit away from a usual one. */
const OTHERS = ['ymail.com', 'mail.com', 'email.com', 'yahoo.com.ar', 'life.com', 'love.com', 'aol.com.br']

/** Whether two different texts differ by one edit or by two swapped neighbours. */
function isNearMiss(typed: string, usual: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === usual[same]) same++
  const left = typed.slice(same)
  const right = usual.slice(same)
  const swapped = left.slice(1, 2) + left.slice(0, 1) + left.slice(2)
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    swapped === right
  )
}

/**
 * 'maria@gmail.com' for 'maria@gmial.com': the address whose usual domain was probably meant; '' if the text
 * is no address or its domain is not a near miss (P-770).
 */
export function suggestedEmail(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at).toLowerCase()
  if (!isEmail(text) || USUAL.includes(domain) || OTHERS.includes(domain)) return ''
  const usual = USUAL.find((one) => isNearMiss(domain, one))
  return usual ? text.slice(0, at) + usual : ''
}
