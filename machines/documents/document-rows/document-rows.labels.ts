import { chartOf } from '../../support/chart-labels.ts'
import { documentRowsMachine } from './document-rows.machine.ts'

export const chart = chartOf(documentRowsMachine, {
  title: 'Documentos pedidos em um requerimento',
  purpose: 'Mostra os documentos pedidos, deixa anexar e excluir, e informa o que falta para enviar.',
  screen: 'request',
  events: {
    'paperclip.clicked': 'clica em Anexar de um documento',
    'files.dropped': 'solta arquivos sobre um documento',
    'many.gathered': 'escolhe ou solta vários arquivos',
    'removal.wanted': 'clica em Excluir',
    'rows.loaded': 'chegam os documentos pedidos depois de uma gravação',
    'rows.reached': 'chega aos documentos',
    'rows.left': 'sai dos documentos',
    'rows.locked': 'a gravação começa',
    'rows.unlocked': 'os documentos podem mudar',
    'uploadQueue.changed': 'muda o que está a caminho ou chegou',
    'documentRemoval.removed': 'documento excluído',
    'documentRemoval.refused': 'exclusão recusada pelo servidor',
    'documentRemoval.dismissed': 'desistência da exclusão',
    'xstate.done.actor.attachment': 'a escolha do documento termina',
    'xstate.done.actor.attachMany': 'a escolha de vários arquivos termina',
  },
  guards: {
    mayAttach: 'o documento pode ser trocado',
    mayAttachMany: 'há arquivos, e documentos sem arquivo',
    mayRemove: 'o documento está no requerimento',
  },
  actions: {
    setRows: 'guarda os documentos pedidos',
    setArrival: 'guarda o que já estava anexado',
    followUploadQueue: 'acompanha os envios',
    dropComplementary: 'tira o documento complementar',
    setRefusal: 'mostra a recusa da exclusão',
    clearRefusal: 'esquece a recusa da exclusão',
    leaveRemoval: 'fecha a pergunta da exclusão',
    notifyRows: 'informa aos envios as linhas',
    notifyRemoved: 'avisa que o documento foi excluído',
    notifyChanged: 'informa o que falta para enviar',
    notifyParent: 'informa o que está aberto',
  },
  delays: {},
  actors: {
    attachment: 'documento para uma linha',
    attachMany: 'vários arquivos para as linhas',
    documentRemoval: 'exclusão de um documento',
  },
})
