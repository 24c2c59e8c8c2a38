/** Where somebody lives, as every form that asks for it sends it. */
export const address = {
  id: null,
  id_pais: '31',
  cep: '30130010',
  estado: 'MG',
  cidade: 'Belo Horizonte',
  bairro: 'Centro',
  endereco: 'Praça Sete de Setembro',
  numero: '120',
  complemento: '',
  email_pessoal: 'pessoa@correio.example',
  email_extra: '',
  celular: '(31) 98745-2201',
  telefone_alternativo: '',
}
