const PARTICLES: readonly string[] = ['da', 'das', 'de', 'do', 'dos', 'e']

/** A name shortened so that only acquaintances recognise it: 'Maria de Souza Pinto' is 'Maria S. P.'. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initials = others
    .filter((part) => !PARTICLES.includes(part.toLowerCase()))
    .map((part) => `${part.charAt(0).toUpperCase()}.`)
  return [first, ...initials].join(' ')
}
