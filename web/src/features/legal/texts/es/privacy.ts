import type { LegalText } from '../../legal-text.ts';

export const privacy: LegalText = {
  language: 'es',
  title: 'Política de privacidad',
  intro:
    'Qué datos tuyos se guardan, quién puede verlos, cuánto tiempo se conservan y cómo llevártelos o hacer que se eliminen.',
  lastUpdated: '2026-11-18',
  notice: {
    title: 'Aviso sobre el RGPD (GDPR)',
    text: 'El Reglamento General de Protección de Datos, Reglamento (UE) 2016/679, te da derecho a ver tus datos, corregirlos, llevártelos y hacer que se eliminen, a limitar su uso u oponerte a él, y a reclamar ante una autoridad de control. El responsable del tratamiento es el operador de esta instancia. Las solicitudes se responden en un plazo de 30 días.',
  },
  sections: [
    {
      id: 'controller',
      title: 'Quién es responsable',
      paragraphs: [
        'Girone es un software que cualquiera puede instalar en su propio servidor. El responsable del tratamiento de tus datos es el operador de esta instancia: la persona u organización que lleva el sitio en el que estás. Girone no envía nada a quienes escriben el software.',
        'Para todo lo que tenga que ver con tus datos, dirígete al operador de esta instancia. Le corresponde publicar su nombre y cómo contactarle. Si no lo encuentras, pregunta a uno de los administradores o responde a un correo que te haya enviado esta instancia.',
      ],
    },
    {
      id: 'data',
      title: 'Qué se guarda',
      paragraphs: [
        'Lo que introduces tú y lo que el servicio necesita para funcionar. Ningún dato sobre ti se compra ni se busca en otra parte. En detalle:',
      ],
      list: [
        'Cuenta: nombre de usuario, dirección de correo y si está confirmada, idioma, día de registro y tu contraseña como hash Argon2id, del que no se puede recuperar la contraseña.',
        'Perfil, todo opcional: nombre y apellidos, foto, biografía, lugar, sitio web, fecha de nacimiento.',
        'Películas: las fichas que añades, sus portadas y tus candidaturas.',
        'Círculos: los círculos a los que perteneces y tu rol en ellos, y tus solicitudes de ingreso con su mensaje.',
        'Votos: tu elección en cada partido y cuándo la hiciste o la cambiaste.',
        'Comunidad: tus publicaciones y respuestas, tus «me gusta» y «no me gusta», las personas a las que sigues o bloqueas, tus denuncias y notificaciones.',
        'Imágenes: los archivos convertidos. Los datos ocultos del original, como el lugar, la hora y la cámara, se eliminan.',
        'Sesiones: de cada inicio de sesión, cuándo empezó, cuándo se usó por última vez y cómo se identifica tu navegador, para que puedas reconocer las tuyas.',
        'Seguridad: tu dirección de red (IP), para contar intentos y llamadas; los códigos de recuperación como hash con clave; un registro técnico de las llamadas al servidor con hora, dirección de red, ruta, resultado y número de cuenta, sin contraseñas ni contenidos; un registro de lo que hacen los administradores, también cuando te afecta.',
      ],
    },
    {
      id: 'purposes',
      title: 'Para qué, y con qué base jurídica',
      paragraphs: [
        'Tus datos se usan para que Girone funcione y para nada más: sin publicidad, sin perfiles de tu comportamiento, sin decisiones automatizadas sobre ti. Las bases jurídicas, por artículo del RGPD, son:',
      ],
      list: [
        'Contrato, artículo 6.1.b): el servicio para el que te registras, es decir, cuenta, películas, círculos, campeonatos, votos, publicaciones y los correos sobre tu cuenta.',
        'Interés legítimo, artículo 6.1.f): un servicio seguro y justo, es decir, sesiones, límites de intentos, registros y moderación, y unos resultados que sigan siendo correctos cuando alguien se va.',
        'Consentimiento, artículo 6.1.a): las partes opcionales de tu perfil. Las añades tú y puedes borrarlas en cualquier momento.',
        'Obligación legal, artículo 6.1.c): lo que exige la ley, como responder a una orden válida de una autoridad.',
      ],
    },
    {
      id: 'visibility',
      title: 'Quién ve qué',
      paragraphs: [
        'Quién ha votado qué no se muestra a nadie, tampoco a los administradores. Los demás ven el recuento de un partido y, en tu perfil, cuántos votos has emitido. En un círculo muy pequeño, el propio recuento puede delatar un voto.',
        'Cuando acaba un campeonato, sus votos se cuentan también con otras reglas, para decir cómo de sólido es el título. Donde se deja fuera a personas se dice solo la campeona, y ni siquiera eso si son pocas.',
        'El mapa de gustos muestra tu nombre y cuánto coincides con otros solo si lo enciendes, y solo a quien lo tiene encendido: de cinco en cinco, con un margen de unos votos, para que nadie deduzca un voto. Quien lo apaga, bloquea, deja el círculo o elimina la cuenta desaparece al momento.',
        'Aun así, el operador de esta instancia podría leer los votos uno a uno, porque están en la base de datos del servidor. Girone no promete el secreto frente al operador, ni protección frente a un servidor manipulado, ni frente a quien te presione para que votes lo que quiere.',
        'En cuanto a lo demás:',
      ],
      list: [
        'Todo el mundo, incluso sin cuenta, ve los campeonatos públicos: partidos, clasificaciones, películas y quién las ha presentado. Las imágenes que no están en un círculo privado se abren a cualquiera que tenga su dirección.',
        'Quien ha iniciado sesión ve los perfiles, la lista de círculos, lo que ocurre en los campeonatos de los círculos públicos y las publicaciones que no son de un círculo. Si tu perfil es privado, los demás solo ven tu nombre, tu foto y los contadores, salvo que los hayas aceptado como seguidores.',
        'Los miembros de un círculo ven sus publicaciones. Si el círculo es privado, solo ellos ven a sus miembros, sus campeonatos y sus imágenes.',
        'Los administradores de esta instancia ven además las direcciones de correo, los perfiles privados y los campeonatos de los círculos privados.',
        'Solo tú ves tu fecha de nacimiento y tu propia elección en cada partido.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies y datos en tu navegador',
      paragraphs: [
        'Aquí nadie te rastrea: sin analítica, sin publicidad, sin cookies de terceros. Quien visita el sitio sin iniciar sesión no recibe ninguna cookie. No ves un aviso de cookies porque todo lo que sigue hace falta para algo que has pedido tú:',
      ],
      list: [
        'Cookie de sesión («girone»; con HTTPS, «__Host-girone»): mantiene tu sesión abierta. Dura 30 días, que vuelven a empezar mientras sigas usando Girone, y desaparece al cerrar sesión.',
        'Cookie de dispositivo («girone-device»): marca un navegador que ya ha entrado antes en tu cuenta, para que los intentos fallidos de otros no puedan dejarte fuera. Dura un año y solo se envía cuando inicias sesión.',
        'Cookie de posición («girone-written»), solo donde el operador usa copias de la base de datos: hasta dónde había llegado la base de datos cuando cambiaste algo por última vez, para que veas tu cambio enseguida. Dura 30 segundos y no dice nada de ti.',
        'Almacenamiento local («language», «theme»): el idioma y el tema claro u oscuro que has elegido. El idioma acompaña a cada llamada, para que las respuestas y los correos lleguen en él.',
      ],
    },
    {
      id: 'services',
      title: 'Otros servicios',
      paragraphs: [
        'Tus datos no se venden, no se alquilan y no se ceden para publicidad.',
        'Datos de películas: si el operador de esta instancia lo ha activado, el servidor consulta a TMDB (The Movie Database, en Estados Unidos) sobre las películas; los servicios de streaming de su respuesta proceden de JustWatch. La consulta lleva el título y el año de la película, no quién pregunta. Es posible que tu navegador cargue los carteles directamente del servidor de imágenes de TMDB, que entonces ve tu dirección de red, como cualquier sitio que visitas. Si no está activado, los datos salen de un catálogo incluido en el software.',
        'Correo: el servidor lo entrega al servicio de correo que haya elegido el operador. Recibes un mensaje para confirmar tu dirección, los códigos de recuperación que pidas y avisos sobre la seguridad de tu cuenta: un acceso desde un dispositivo nuevo, un cambio de contraseña, claves de acceso, segundo paso o dirección, una eliminación. El resumen semanal y los avisos sobre campeonatos se pueden desactivar.',
        'Push: si activas las notificaciones en un dispositivo, su navegador nos da una dirección en el servicio push de quien lo fabrica (Google, Mozilla, Apple, Microsoft). Lo que enviamos allí va cifrado solo para tu dispositivo; el servicio ve cuándo llega algo y para qué dispositivo. La dirección desaparece cuando las desactivas o cierras sesión.',
        'Alojamiento: el servidor, la base de datos y las imágenes pueden estar en manos de proveedores que trabajan para el operador de esta instancia. Pregúntale cuáles son y en qué país están.',
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo se conserva',
      paragraphs: [
        'Tus datos se conservan mientras exista tu cuenta, o hasta que elimines la película, la publicación o la imagen en cuestión. La imagen de una publicación eliminada desaparece con ella.',
        'Cuando pides que se elimine tu cuenta, se cierran todas tus sesiones y empiezan 14 días en los que aún no se elimina nada: si accedes, la cuenta se queda. Recibes un correo cuando lo pides y cuando cambias de idea.',
        'Después desaparece todo lo personal de una vez y para siempre: nombre, correo electrónico, contraseña, perfil e imagen; tus publicaciones con sus imágenes; los me gusta y no me gusta, a quién sigues y quién te sigue, bloqueos, denuncias, notificaciones, solicitudes, invitaciones y borradores; las películas que nunca jugaron, con sus portadas; el archivo con tus datos. Sales de todos los círculos, y un círculo tuyo pasa a otro miembro o, si no queda nadie y no se jugó nada en él, se elimina.',
        'Lo que queda no lleva nombre, solo un número. Los votos siguen contando, así que ningún resultado cambia. Las películas en campeonatos en curso juegan hasta el final como películas de «usuario eliminado»; donde se jugaron campeonatos, las películas quedan en los registros con lo que hay escrito sobre ellas y su portada. Los campeonatos que creaste y los círculos que fundaste continúan. Lo que otros han escrito, también sobre ti, es suyo y se queda.',
        'Algunas cosas tienen su propio plazo:',
      ],
      list: [
        'Las sesiones terminan 30 días después de tu última visita, o al momento cuando cierras sesión, las cierras en los ajustes, restableces la contraseña o pides que se elimine tu cuenta. Una contraseña nueva puesta en los ajustes las cierra todas menos la que estás usando.',
        'Un código de recuperación sirve una sola vez, durante 10 minutos; el enlace que confirma un nuevo correo electrónico, una sola vez, durante 24 horas.',
        'El archivo con tus datos se puede descargar durante 7 días, y solo tú puedes hacerlo; después se elimina.',
        'Las direcciones de red guardadas para contar se eliminan en menos de un día.',
        'Las imágenes subidas que nunca se usan se eliminan al cabo de un día.',
        'El registro de las acciones de los administradores se conserva, para que puedan rendir cuentas.',
        'Los registros técnicos y las copias de seguridad se conservan el tiempo que decida el operador de esta instancia. Una copia hecha antes de una eliminación contiene lo eliminado hasta que la sustituye otra más reciente.',
      ],
    },
    {
      id: 'security',
      title: 'Cómo se protege',
      paragraphs: [
        'Las contraseñas, los códigos de recuperación y los identificadores de sesión se guardan solo como hash. Quien falla demasiadas veces tiene que esperar. Los scripts no pueden leer las cookies, que con HTTPS solo viajan cifradas. Las imágenes se decodifican y se escriben de nuevo, sin sus datos ocultos.',
        'Los administradores no pueden ver ni tu contraseña ni tus votos, y lo que hacen en el área de administración queda registrado. Quien tiene acceso al propio servidor, como el operador de esta instancia, puede leer su base de datos.',
        'Ningún sistema es perfecto. Si es probable que una brecha suponga un alto riesgo para ti, el operador debe avisarte sin demora.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      paragraphs: [
        'Mucho puedes hacerlo por tu cuenta: en los ajustes cambias tus datos, ves y cierras tus sesiones, descargas todos tus datos en formato JSON en un archivo ZIP con tus imágenes, y eliminas tu cuenta.',
        'El archivo contiene cada entrada que te nombra, tabla por tabla. Deja fuera lo que perjudicaría a otros o no serviría a nadie: quién te ha bloqueado o denunciado, lo que se notificó a otras personas, y los hash de contraseñas, códigos y sesiones.',
        'Para lo demás, escribe al operador de esta instancia. Las solicitudes se responden en un plazo de 30 días y no cuestan nada. El operador puede pedirte que demuestres que la cuenta es tuya.',
        'Tienes derecho a:',
      ],
      list: [
        'saber qué se guarda sobre ti y obtener una copia;',
        'que se corrijan los errores;',
        'que se eliminen tus datos;',
        'que se limite su uso mientras haya una cuestión pendiente;',
        'llevártelos en un formato legible por máquina;',
        'oponerte a los usos que se basan en el interés legítimo;',
        'retirar tu consentimiento en cualquier momento, con efecto desde entonces;',
        'reclamar ante la autoridad de protección de datos del país donde vives o trabajas, o donde creas que se ha infringido la ley; en España es la Agencia Española de Protección de Datos.',
      ],
    },
    {
      id: 'age-and-changes',
      title: 'Edad mínima y cambios',
      paragraphs: [
        'La edad mínima es de 13 años, y se rechaza una fecha de nacimiento que diga otra cosa. Si a tu edad la ley del lugar donde vives exige el consentimiento de tu madre, tu padre o quien tenga tu tutela, pídelo antes de registrarte.',
        'Una cuenta que resulte ser de un menor de 13 años se elimina. Sus padres o tutores pueden escribir al operador de esta instancia.',
        'Esta política puede cambiar cuando cambie Girone: la fecha de arriba dice cuándo lo hizo por última vez. Los cambios importantes se anuncian en el sitio o por correo antes de entrar en vigor.',
      ],
    },
  ],
};
