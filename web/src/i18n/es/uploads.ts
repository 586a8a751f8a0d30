import type { Translation } from '../dictionary.ts';
import type { uploads as english } from '../en/uploads.ts';

export const uploads: Translation<typeof english> = {
  title: 'Subir una imagen',
  loading: 'Cargando el formulario…',
  loadFailed: 'El formulario de subida no ha llegado',
  drop: 'Arrastra aquí una imagen, o pégala',
  dropNow: 'Suéltala: es tuya',
  browse: 'Elige una imagen',
  limits: 'Una sola imagen: JPEG, PNG, WebP, AVIF o GIF. Las fotos de más de {{size}} se reducen.',
  chosen: 'La imagen elegida',
  remove: 'Quitar la imagen',
  replace: 'Elegir otra',
  caption: 'Pie de foto',
  optional: '(opcional)',
  progress: 'Subiendo',
  upload: 'Subir',
  uploading: 'Subiendo…',
  tooLarge: '{{name}} ocupa {{size}}. El límite es {{limit}}.',
  wrongType: '{{name}} no es una imagen JPEG, PNG, WebP, AVIF o GIF.',
  tooMany: 'Una imagen cada vez.',
  empty: '{{name}} está vacío.',
  noAddress: 'No se ha podido obtener la URL de subida',
  failed: 'Error al subir la imagen.',
  done: '¡Imagen subida!',
  cover: {
    name: 'Portada',
    own: 'Tu portada.',
    upload: 'Subir portada',
    replace: 'Cambiar portada',
    remove: 'Quitar portada',
  },
};
