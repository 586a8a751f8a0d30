import type { Translation } from '../translation.ts';
import type { seals as english } from '../en/seals.ts';

export const seals: Translation<typeof english> = {
  verify: 'Comprueba el recuento',
  day: 'Sello de la jornada {{day}}',
  dayLabel: 'Sello de la jornada {{day}}: {{code}}. Comprueba el recuento',
  ballot: {
    waiting: 'A la espera del sello',
    counted: 'Papeleta contada',
    missing: 'No encontrada',
  },
  receipt: {
    label: 'Tu papeleta',
    listed: ', en la lista al cierre',
    before: ', después del voto',
    copy: 'Copiar el código de la papeleta',
    why: '¿Para qué sirve el código?',
    text: 'Lo ha calculado tu navegador con tu clave, que no se muestra a nadie más. Al cierre lo encuentras en la lista de papeletas, junto a tu respuesta y sin tu nombre.',
  },
};
