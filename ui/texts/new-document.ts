/** A document is sent away from the form that may ask for it (D-31). */
export const complementaryTitle = 'Enviar documento complementar'
export const sendingTitle = 'Enviando documento'
export const sendingComplementaryTitle = 'Enviando documento complementar'
export const stoppedTitle = 'O envio não terminou'

// What becomes of the file where no row asks for it.
export const intoCloud = 'O documento fica na sua nuvem. De lá, você pode anexá-lo a qualquer requerimento.'
export const intoCloudFirst =
  'O documento fica na sua nuvem. Para usá-lo no requerimento, escolha-o depois na linha que o pede.'
export const intoRequest = 'O documento é incluído no requerimento, além dos que ele pede.'
