import type { Translation } from '../translation.ts';
import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: Translation<typeof english> = {
  none: 'Aún no tienes ninguna. Mejor una por cada dispositivo que uses: si pierdes uno, entras con otro.',
  unusable:
    'Aquí este navegador no puede usar claves de acceso. Hacen falta un navegador más reciente y una dirección que empiece por https.',
  atName: 'Las claves de acceso necesitan una dirección con nombre, no un número. Funcionan en',
  kept: 'Sin contraseña hacen falta dos claves de acceso, o una y códigos de recuperación: añade otra antes de quitar esta.',
  add: 'Añadir una clave de acceso',
  used: 'Usada {{used}} · desde el {{since}}',
  unused: 'Nunca usada · desde el {{since}}',
  new: {
    title: 'Añadir una clave de acceso',
    text: 'Primero confirma que de verdad eres tú. Después el dispositivo te pide la huella, la cara o el PIN.',
    submit: 'Continuar',
    pending: 'Esperando al dispositivo…',
    failed: 'No se ha podido añadir la clave de acceso',
  },
  rename: {
    action: 'Cambiar el nombre: {{name}}',
    title: '¿Cómo la llamas?',
    text: 'Un nombre con el que reconozcas el dispositivo, para el día en que lo pierdas.',
    label: 'Nombre de la clave de acceso',
    submit: 'Guardar nombre',
    failed: 'El nombre sigue siendo el de antes',
    done: 'La clave de acceso se llama {{name}}',
  },
  remove: {
    action: 'Quitar: {{name}}',
    title: '¿Quitar «{{name}}»?',
    text: 'Nadie podrá entrar ya con ella. El dispositivo puede seguir ofreciéndola hasta que la elimines también allí.',
    submit: 'Quitar',
    pending: 'Quitando…',
    failed: 'No se ha podido quitar la clave de acceso',
    done: 'Clave de acceso quitada: {{name}}',
  },
  password: {
    action: 'Quitar la contraseña',
    title: '¿Quitar la contraseña?',
    text: 'A partir de entonces solo las claves de acceso abren tu cuenta, y todas las demás sesiones se cierran. Podrás poner de nuevo una contraseña aquí, o con un código por correo.',
    needed: 'Con dos claves de acceso, o con una y códigos de recuperación, puedes quitarla.',
    gone: 'Tu cuenta no tiene: la abren las claves de acceso. Puedes poner una de nuevo.',
    done: 'Contraseña quitada',
  },
};
