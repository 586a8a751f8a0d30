import type { AuthTexts } from './en.ts';

export const es: AuthTexts = {
  resetRequested: 'Si la dirección pertenece a una cuenta, el código va en camino.',
  passwordUpdated: '¡Contraseña actualizada correctamente! Redirigiendo al inicio de sesión…',
  resetMail: {
    subject: 'Tu código para una nueva contraseña',
    lead: 'Escribe este código en Girone para elegir una nueva contraseña. Sirve una sola vez, durante 10 minutos.',
    after: '¿No lo has pedido tú? Entonces no hagas nada: tu contraseña no cambia.',
  },
  passwordNotice: {
    subject: 'Tu contraseña ha cambiado',
    lead: 'La contraseña de tu cuenta de Girone es nueva y se han cerrado las demás sesiones.',
    after:
      '¿No has sido tú? Pide un código en la página de inicio de sesión y pon otra contraseña cuanto antes.',
  },
  factorNotice: {
    on: {
      subject: 'Verificación en dos pasos activada',
      lead: 'A partir de ahora, para entrar en tu cuenta de Girone hace falta un código de tu aplicación después de la contraseña.',
    },
    off: {
      subject: 'Verificación en dos pasos desactivada',
      lead: 'Para entrar en tu cuenta de Girone vuelve a bastar la contraseña.',
    },
    codes: {
      subject: 'Tienes códigos de recuperación nuevos',
      lead: 'Los códigos de recuperación de tu cuenta de Girone son nuevos: los de antes ya no valen.',
    },
    after: '¿No has sido tú? Cambia la contraseña enseguida y cierra las demás sesiones.',
  },
  device: {
    on: (browser, system) => `${browser} en ${system}`,
    unknown: 'Dispositivo desconocido',
  },
  signInNotice: {
    subject: 'Nuevo acceso a tu cuenta',
    lead: (device, at) =>
      `Alguien ha entrado en tu cuenta de Girone desde un dispositivo que no conocemos: ${device}, ${at}.`,
    action: 'Mira dónde has iniciado sesión',
    after:
      '¿Has sido tú? Entonces no tienes que hacer nada. Si no, cierra enseguida esa sesión, pon otra contraseña y revisa tus claves de acceso.',
  },
  passkeyNotice: {
    added: {
      subject: 'Tienes una nueva clave de acceso',
      lead: (passkey) =>
        `Desde ahora «${passkey}» abre tu cuenta de Girone, sin contraseña ni código.`,
      after: '¿No has sido tú? Quítala en los ajustes y cierra las demás sesiones.',
    },
    removed: {
      subject: 'Se ha quitado una clave de acceso',
      lead: (passkey) => `«${passkey}» ya no abre tu cuenta de Girone.`,
      after: '¿No has sido tú? Cierra las demás sesiones y pon otra contraseña.',
    },
    copied: {
      subject: 'Clave de acceso rechazada: puede que haya una copia',
      lead: (passkey) =>
        `Alguien ha intentado entrar en tu cuenta de Girone con «${passkey}», pero esa clave había firmado menos veces que la que conocemos. Pasa cuando se ha copiado una clave de acceso. No hemos dejado entrar a nadie.`,
      after: 'Quita esta clave de acceso en los ajustes y crea una nueva.',
    },
    passwordRemoved: {
      subject: 'Tu cuenta ya no tiene contraseña',
      lead: () =>
        'Desde ahora solo las claves de acceso abren tu cuenta de Girone; las demás sesiones se han cerrado.',
      after:
        '¿No has sido tú? Pide un código en la página de inicio de sesión y pon enseguida una contraseña.',
    },
  },
  verificationMail: {
    subject: 'Confirma tu correo electrónico',
    lead: (username) =>
      `Te damos la bienvenida a Girone, ${username}. Confirma que esta dirección es tuya.`,
    action: 'Confirmar dirección',
    after: '¿No te has registrado? Entonces no hagas nada.',
  },
  emailLinkMail: {
    subject: 'Confirma tu nuevo correo electrónico',
    lead: (username) =>
      `${username}, confirma que esta debe ser la dirección de tu cuenta de Girone. El enlace sirve una sola vez, durante 24 horas.`,
    action: 'Usar esta dirección',
    after: '¿No lo has pedido tú? Entonces no hagas nada: no cambia nada.',
  },
  emailNotice: {
    subject: 'Tu correo electrónico está a punto de cambiar',
    lead: (email) =>
      `Alguien que ha iniciado sesión en tu cuenta de Girone quiere que ${email} sea su dirección, y lo ha confirmado con tu contraseña o con una clave de acceso. Lo será cuando se abra el enlace enviado allí.`,
    after:
      '¿No has sido tú? Pon otra contraseña cuanto antes: así se detiene. Después revisa tus claves de acceso.',
  },
  deletionRequested: {
    subject: 'Tu cuenta se va a eliminar',
    lead: (day) =>
      `Se han cerrado todas las sesiones y tu cuenta de Girone se eliminará el ${day}. Si inicias sesión antes, se queda como está.`,
    action: 'Iniciar sesión y conservarla',
    after: '¿No has sido tú? Inicia sesión, cambia la contraseña y cierra las demás sesiones.',
  },
  deletionUndone: {
    subject: 'Tu cuenta se queda',
    lead: 'Has iniciado sesión, así que tu cuenta de Girone no se eliminará. No has perdido nada.',
    after:
      '¿No has sido tú? Pide un código en la página de inicio de sesión y pon otra contraseña cuanto antes.',
  },
  suspended: {
    subject: 'Tu cuenta está suspendida',
    lead: (until) =>
      until
        ? `Se han cerrado todas tus sesiones en Girone y no podrás iniciar sesión hasta el ${until}. Los campeonatos siguen sin esperar tus votos.`
        : 'Se han cerrado todas tus sesiones en Girone y no podrás iniciar sesión hasta que un admin levante la suspensión. Los campeonatos siguen sin esperar tus votos.',
  },
  suspensionLifted: {
    subject: 'Tu cuenta vuelve a estar activa',
    lead: 'Se ha levantado la suspensión de tu cuenta de Girone. Puedes iniciar sesión: todo está como lo dejaste.',
    action: 'Iniciar sesión',
  },
  removed: {
    subject: 'Tu cuenta se ha eliminado',
    lead: 'Un admin ha eliminado para siempre tu cuenta de Girone, con todo lo personal que contenía. Los resultados ya jugados se conservan, sin tu nombre.',
  },
  why: (reason) => `El motivo: «${reason}»`,
};
