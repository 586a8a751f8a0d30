import type { Translation } from '../translation.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  share: 'Compartir',
  inviteFriends: 'Invitar amigos',
  clearSearch: 'Borrar la búsqueda',
  deletedUser: 'usuario eliminado',
  copy: {
    action: 'Copiar',
    named: 'Copiar: {{what}}',
    done: 'Copiado',
    failed: 'El navegador no lo permite. El texto está seleccionado: cópialo a mano.',
  },
  failure: {
    fallback: 'No se ha podido completar. Inténtalo de nuevo.',
    network: 'Error de conexión',
  },
  record: {
    points_one: '{{count}} punto',
    points_other: '{{count}} puntos',
    won_one: '{{count}} ganado',
    won_other: '{{count}} ganados',
    drawn_one: '{{count}} empatado',
    drawn_other: '{{count}} empatados',
    lost_one: '{{count}} perdido',
    lost_other: '{{count}} perdidos',
  },
  movement: {
    up_one: 'sube {{count}} puesto',
    up_other: 'sube {{count}} puestos',
    down_one: 'baja {{count}} puesto',
    down_other: 'baja {{count}} puestos',
    same: 'sin cambios',
  },
  form: {
    loading: 'Cargando el formulario…',
    optional: '(opcional)',
    save: 'Guardar',
    saving: 'Guardando…',
    discardQuestion: '¿Descartar los cambios?',
    discard: 'Descartar',
    keepEditing: 'Seguir escribiendo',
  },
  champions: {
    names_one: 'Campeona: {{films}}',
    names_other: 'Título compartido: {{films}}',
    others_one: 'otra más',
    others_other: 'otras {{count}}',
  },
  status: {
    preparation: 'Borrador',
    setup: 'En preparación',
    active: 'En curso',
    completed: 'Completado',
    cancelled: 'Anulado',
    unknown: 'Desconocido',
  },
};
