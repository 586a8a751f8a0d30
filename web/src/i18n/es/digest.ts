import type { Translation } from '../translation.ts';
import type { digest as english } from '../en/digest.ts';

export const digest: Translation<typeof english> = {
  title: '¿La semana, por correo?',
  text: 'Los lunes por la mañana: qué espera tu voto y qué ha pasado. Solo si hay algo que contar.',
  yes: 'Sí, los lunes',
  no: 'No, gracias',
  on: 'La semana llega por correo',
  off: 'Sin correo semanal',
  later: 'Puedes cambiarlo en los ajustes.',
  failed: 'La respuesta no ha llegado',
};
