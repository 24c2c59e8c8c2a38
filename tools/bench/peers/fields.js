/** As many controls as the portal's form for type 1 shows at first. */
const CONTROLS = 45

export const FIELDS = Array.from({ length: CONTROLS }, (_, i) => ({
  name: `campo${i}`,
  label: `Campo ${i + 1}`,
}))
export const MESSAGE = 'Preencha este campo.'
export const NEXT = 'Próximo'
