import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** As many controls as the portal's form for type 1 shows at first. */
const CONTROLS = 45

const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Limite</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/form.css"><script type="module" src="/form.js"></script></head>
<body><main><h1>Requerimento</h1><form novalidate></form></main></body></html>`

const style = `body{margin:0;font:16px/1.5 Arial,sans-serif}main{max-width:60rem;margin:auto;padding:1rem}
label{display:block;margin-top:1rem}input{font:inherit;width:100%;padding:.6rem;box-sizing:border-box}
.error{color:#c62828;min-height:1.5em;margin:0}`

/** One listener, direct writes to the elements that change: what no framework can be faster than. */
const script = `const form=document.querySelector('form')
const values={},touched=new Set()
const check=(name)=>values[name]?'':'Preencha este campo.'
const show=(name)=>{const input=form.elements[name],error=check(name)
input.setAttribute('aria-invalid',String(error!==''))
document.getElementById(name+'-error').textContent=error}
for(let i=0;i<${CONTROLS};i++){const name='campo'+i,label=document.createElement('label')
label.htmlFor=name;label.textContent='Campo '+(i+1)
const input=document.createElement('input');input.id=name;input.name=name
const error=document.createElement('p');error.id=name+'-error';error.className='error'
input.setAttribute('aria-describedby',error.id);form.append(label,input,error)}
const next=document.createElement('button');next.textContent='Próximo';form.append(next)
form.addEventListener('input',({target})=>{values[target.name]=target.value
if(touched.has(target.name))show(target.name)})
form.addEventListener('submit',(event)=>{event.preventDefault()
for(const input of form.querySelectorAll('input')){touched.add(input.name);show(input.name)}
form.querySelector('[aria-invalid=true]')?.focus()})`

const FILES = {
  '/': ['text/html; charset=utf-8', page],
  '/form.css': ['text/css', style],
  '/form.js': ['text/javascript', script],
}

/** Serves the hand-written form; resolves with its URL and a function that stops it. */
export async function serveFloor() {
  const server = createServer((request, response) => {
    const [type, content] = FILES[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(content === '' ? 404 : 200, { 'content-type': type, 'content-encoding': 'br' })
    response.end(brotliCompressSync(content))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
