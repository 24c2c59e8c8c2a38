/** One listener, direct writes to the elements that change: what no framework can be faster than. */
const form = document.querySelector('form')
const FIELDS = Array.from({ length: Number(form.dataset.controls) }, (_, i) => ({
  name: `campo${i}`,
  label: `Campo ${i + 1}`,
}))
const values = {}
const checked = new Set()

function show(name) {
  const error = values[name] ? '' : 'Preencha este campo.'
  form.elements[name].setAttribute('aria-invalid', String(error !== ''))
  document.getElementById(`${name}-error`).textContent = error
}

for (const { name, label } of FIELDS) {
  const title = Object.assign(document.createElement('label'), { htmlFor: name, textContent: label })
  const input = Object.assign(document.createElement('input'), { id: name, name })
  const error = Object.assign(document.createElement('p'), { id: `${name}-error`, className: 'error' })
  input.setAttribute('aria-describedby', error.id)
  form.append(title, input, error)
}
form.append(Object.assign(document.createElement('button'), { textContent: 'Próximo' }))
form.noValidate = true
form.addEventListener('input', ({ target }) => {
  values[target.name] = target.value
  if (checked.has(target.name)) show(target.name)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  for (const { name } of FIELDS) {
    checked.add(name)
    show(name)
  }
  form.querySelector('[aria-invalid=true]')?.focus()
})
