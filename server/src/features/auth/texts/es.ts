import type { AuthTexts } from './en.ts';

export const es: AuthTexts = {
  resetRequested: 'Si la dirección pertenece a una cuenta, el código va en camino.',
  passwordUpdated: '¡Contraseña actualizada correctamente! Redirigiendo al inicio de sesión...',
  resetMail: {
    subject: 'Tu código para una nueva contraseña',
    lead: 'Escribe este código en Girone para elegir una nueva contraseña. Sirve una sola vez, durante 10 minutos.',
    after: '¿No lo has pedido tú? Entonces no hagas nada: tu contraseña no cambia.',
  },
  passwordNotice: {
    subject: 'Tu contraseña ha cambiado',
    lead: 'La contraseña de tu cuenta de Girone es nueva y se han cerrado todas las sesiones.',
    after:
      '¿No has sido tú? Pide un código en la página de acceso y pon otra contraseña cuanto antes.',
  },
  verificationMail: {
    subject: 'Confirma tu correo electrónico',
    lead: (username) =>
      `Te damos la bienvenida a Girone, ${username}. Confirma que esta dirección es tuya.`,
    action: 'Confirmar dirección',
    after: '¿No te has registrado? Entonces no hagas nada.',
  },
};
