import type { Translation } from '../translation.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Translation<typeof english> = {
  title: 'Compartir {{name}}',
  public: 'Este campeonato lo ve todo el mundo.',
  private: 'Este campeonato solo lo ven los miembros de su círculo, incluso con el enlace.',
  link: {
    title: 'Enlace',
    label: 'Dirección de la página',
    send: 'Enviar con…',
    failed: 'No se ha podido enviar',
  },
  picture: {
    title: 'Imagen',
    text: 'Cómo va todo, en una imagen para chats y publicaciones.',
    alt: '{{name}} en una imagen',
    download: 'Descargar la imagen',
    failed: 'La imagen no ha llegado.',
  },
  embed: {
    title: 'En tu sitio web',
    text: 'La clasificación, siempre al día. Pega el código en tu página.',
    theme: 'Aspecto',
    auto: 'Automático',
    dark: 'Oscuro',
    light: 'Claro',
    preview: 'Ver cómo queda',
    code: 'Código',
  },
  files: {
    title: 'Resultados',
    text: 'Todos los partidos, para una hoja de cálculo o un programa.',
    csv: 'Archivo CSV',
    json: 'Archivo JSON',
  },
  box: {
    title: 'Campeonato en caja',
    text: 'Toda la temporada en un archivo: se abre sin red y se comprueba solo.',
    download: 'Descargar la caja',
  },
  calendar: {
    title: 'Calendario',
    text: 'Suscríbete a una dirección en tu calendario y las jornadas aparecen allí.',
    public: 'Jornadas de este campeonato',
    tournament: 'Jornadas de este campeonato, solo para ti',
    mine: 'Jornadas de todos tus campeonatos',
    secret: 'Guárdala para ti: quien tiene la dirección lee tus jornadas.',
    loading: 'Cargando tus direcciones…',
    failed: 'Tus direcciones no han llegado',
    renew: 'Crear direcciones nuevas',
    renewTitle: '¿Crear direcciones de calendario nuevas?',
    renewText:
      'Todas tus direcciones secretas dejan de valer al momento. Los calendarios que las usan se quedan como están hasta que les des las nuevas.',
    renewConfirm: 'Crear nuevas',
    renewing: 'Creando…',
    renewed: 'Tus direcciones de calendario son nuevas',
    renewFailed: 'Las direcciones siguen siendo las mismas',
  },
};
