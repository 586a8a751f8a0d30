import type { Translation } from '../dictionary.ts';
import type { shared as english } from '../en/shared.ts';

export const shared: Translation<typeof english> = {
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  clearSearch: 'Borrar la búsqueda',
  deletedUser: 'usuario eliminado',
  failure: {
    fallback: 'No se ha podido completar. Inténtalo de nuevo.',
    network: 'Error de conexión',
  },
  offline: 'Sin conexión. Ves lo que ya habías visto.',
  update: {
    title: 'Hay una versión nueva',
    action: 'Actualizar',
  },
  form: {
    loading: 'Cargando el formulario…',
    optional: '(opcional)',
    save: 'Guardar',
    saving: 'Guardando…',
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
