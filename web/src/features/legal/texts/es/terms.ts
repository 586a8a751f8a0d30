import type { LegalText } from '../../legal-text.ts';

export const terms: LegalText = {
  language: 'es',
  title: 'Términos y condiciones',
  intro:
    'Girone pone a competir las películas que te gustan y deja que los votos zanjen la discusión. Estas son las reglas de la casa, y dicen lo que quieren decir.',
  lastUpdated: '2026-11-18',
  sections: [
    {
      id: 'service',
      title: 'Qué es Girone',
      paragraphs: [
        'Girone es una comunidad de campeonatos de cine. La gente añade películas, se reúne en círculos, presenta películas a un campeonato y vota partido a partido hasta que la clasificación decide. Aquí una película es una ficha con un título, algunos datos y una portada: no se suben ni se ven vídeos.',
        'Girone es un software que cualquiera puede instalar en su propio servidor. El sitio en el que estás es una de esas instancias. En estos términos, la persona u organización que la gestiona se llama el operador de esta instancia, y es con quien llegas a este acuerdo.',
        'El software no incluye pagos ni publicidad. Aceptas estos términos al registrarte; para seguir los campeonatos públicos no necesitas una cuenta.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      paragraphs: [
        'Para registrarte debes tener al menos 13 años. Si a tu edad la ley del lugar donde vives exige el consentimiento de tu madre, tu padre o quien tenga tu tutela, pídelo antes.',
        'Usa una dirección de correo que sea realmente tuya: si olvidas la contraseña, el código para una nueva llega allí. Con una clave de acceso entras también sin contraseña. Los demás ven tu nombre de usuario; tu nombre real es opcional y, si lo das, se ve.',
        'Cada cuenta es de una sola persona, y cada persona tiene una sola cuenta. Elige una contraseña larga, no la compartas y no la uses en otros sitios. Si crees que alguien más está usando tu cuenta, restablece la contraseña enseguida: así se cierran todas las sesiones abiertas. Después quita en los ajustes las claves de acceso que no sean tuyas.',
      ],
    },
    {
      id: 'content',
      title: 'Películas, publicaciones e imágenes',
      paragraphs: [
        'Lo que escribes y subes sigue siendo tuyo. Al publicarlo permites al operador de esta instancia guardarlo, convertir las imágenes a los tamaños que necesitan las pantallas y mostrarlo a quienes pueden verlo. Este permiso es gratuito, sirve solo para hacer funcionar Girone y termina cuando se elimina el contenido. Las excepciones son lo que queda en los registros de un campeonato, en lo que otros han guardado de él y en el registro de moderación: se explica en «Si te vas».',
        'Sube solo imágenes que tengas derecho a compartir. Al llegar se convierten, y los datos ocultos que llevan dentro, como el lugar donde se hizo una foto, se eliminan.',
        'Si el operador de esta instancia lo ha activado, las sinopsis, los repartos, las valoraciones y los carteles vienen de TMDB, y la lista de servicios de streaming, de JustWatch. Este producto utiliza la API de TMDB, pero no está avalado ni certificado por TMDB. Estos datos pueden ser erróneos o estar desactualizados, y nunca sustituyen lo que hayas escrito tú sobre una película.',
      ],
    },
    {
      id: 'conduct',
      title: 'Cómo nos tratamos',
      paragraphs: [
        'Con las películas puedes ser implacable; con las personas, no. No está permitido:',
      ],
      list: [
        'insultar, amenazar o acosar a nadie, ni atacar a alguien por ser quien es;',
        'publicar contenidos ilegales o datos privados de otras personas;',
        'publicar imágenes o textos que no tengas derecho a usar;',
        'hacerse pasar por otra persona;',
        'hacer publicidad o spam;',
        'votar con más de una cuenta, comprar o vender votos, ni presionar a nadie para que vote lo que tú quieres;',
        'intentar entrar en cuentas o círculos privados ajenos, sobrecargar el servidor o saltarse sus límites. Si encuentras un fallo de seguridad, avisa al operador de esta instancia en vez de aprovecharlo.',
      ],
    },
    {
      id: 'championships',
      title: 'Círculos, campeonatos y votos',
      paragraphs: [
        'En un círculo, la persona propietaria y los administradores deciden si puede entrar cualquiera o solo quien sea aceptado. Junto con los moderadores dejan entrar a la gente, invitan y pueden expulsar a los miembros. Las reglas de un campeonato las fija quien lo crea; una vez empezado, las películas y los partidos ya no cambian.',
        'Tienes un voto por partido y puedes cambiarlo mientras el partido esté abierto. Puedes votar por tu propia película. Después del cierre no se acepta ningún voto, ni siquiera uno dado antes sin conexión. La victoria vale tres puntos y el empate, uno. Un administrador de esta instancia puede anular un campeonato, o corregir un resultado indicando el motivo; en ambos casos queda registrado.',
        'El recuento se muestra, en algunos campeonatos solo con los resultados; quién ha votado qué, no: ninguna pantalla se lo enseña a otros, tampoco a los administradores. Quien participa ve quién ha votado. Con los resultados cada papeleta se publica con un código sin nombre, para que cualquiera pueda contar de nuevo. Girone no promete más que eso. Los votos se guardan en la base de datos de este servidor, así que el operador de esta instancia técnicamente podría leerlos o alterarlos, y ningún software puede impedir que alguien mire mientras votas. No uses Girone para decisiones que requieran un voto secreto.',
      ],
    },
    {
      id: 'moderation',
      title: 'Si alguien incumple las reglas',
      paragraphs: [
        'Si ves algo que incumple estos términos, denúncialo o díselo a un administrador de esta instancia. Los administradores pueden eliminar publicaciones, cambiar o eliminar películas, y suspender o eliminar las cuentas que incumplan estos términos o la ley; los moderadores de un círculo pueden eliminar sus publicaciones. Cada una de estas acciones queda registrada.',
        'A quien se suspende se le cierra la sesión de inmediato y no puede volver a entrar hasta que termine la suspensión.',
        'Si una decisión te afecta, puedes pedir al operador de esta instancia que te explique el motivo y que la revise.',
      ],
    },
    {
      id: 'leaving',
      title: 'Si te vas',
      paragraphs: [
        'Puedes eliminar tu cuenta desde los ajustes en cualquier momento y sin dar explicaciones; solo el último superadmin de una instancia no puede. Antes puedes descargar tus datos en formato JSON, en un archivo ZIP junto con tus imágenes.',
        'Durante 14 días aún puedes cambiar de idea: basta con acceder. Después se eliminan tus datos personales y tus publicaciones. Los votos que hayas emitido siguen contando, sin nombre. Tus películas en campeonatos en curso juegan hasta el final como películas de «usuario eliminado»; en los terminados quedan en los registros. Si un círculo es tuyo, pasa al administrador más antiguo; si no hay ninguno, al moderador o, por último, al miembro más antiguo; si no queda nadie y no se jugó nada en él, se elimina. El registro de moderación y los campeonatos del archivo histórico conservan los nombres que contienen, y otros conservan lo que han guardado.',
        'Si el operador decide cerrar esta instancia, lo anunciará con tiempo para que puedas descargar tus datos.',
      ],
    },
    {
      id: 'limits',
      title: 'Promesas, límites y cambios',
      paragraphs: [
        'El operador cuida de esta instancia, pero no promete que esté siempre disponible, que no tenga errores ni que dure para siempre. Guarda una copia de lo que te importe.',
        'Cada cual responde de lo que publica. El operador de esta instancia solo responde de ello si, al saber que es ilícito, no actúa. Nada en estos términos limita la responsabilidad por dolo, por negligencia grave o por daños a la vida y la salud, ni te quita los derechos que la ley de tu país te reconoce como consumidor.',
        'Estos términos pueden cambiar: la fecha de arriba dice cuándo lo hicieron por última vez. Los cambios importantes se anuncian en el sitio o por correo antes de entrar en vigor. Si no estás de acuerdo, puedes eliminar tu cuenta. Si alguna de estas frases resultara no ser válida, las demás siguen en pie.',
      ],
    },
  ],
};
