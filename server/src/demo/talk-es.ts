import { grande, noir, terror } from './championships.ts';
import { midnight } from './circles.ts';
import { days } from './stage.ts';
import type { Line } from './talk.ts';

export const talkInSpanish: readonly Line[] = [
  {
    hoursAgo: days(104),
    by: 'lucia.vega',
    in: midnight,
    text: 'Bienvenidos a la sesión golfa. Presentaos con la película que os obligó a dormir con la luz encendida. Empiezo yo: Los otros, y todavía cierro las cortinas.',
    likes: 1,
  },
  {
    hoursAgo: days(70),
    by: 'javi_romero',
    in: noir,
    text: 'El crepúsculo de los dioses 6, Le Samouraï 4. Ella sigue siendo grande. Son las jornadas las que se han hecho pequeñas. #noir',
    likes: 4,
  },
  {
    hoursAgo: days(57.2),
    by: 'nico_paz',
    replyTo: 'champions',
    text: 'Quinto con El secreto de sus ojos. Un tipo puede cambiar de todo, menos de pasión. Y de puntos, parece. Felicidades, Hannah.',
    likes: 4,
  },
  {
    hoursAgo: days(48),
    by: 'javi_romero',
    id: 'acomodador',
    text: 'Treinta años acompañando a la gente a su butaca con una linterna. Lo que más se pierde en un cine no son los paraguas: son los finales. #finales',
    likes: 6,
  },
  {
    hoursAgo: days(47.7),
    by: 'demo',
    replyTo: 'acomodador',
    text: 'I would watch a film about that torch.',
    likes: 4,
  },
  {
    hoursAgo: days(19),
    by: 'pilar.soto',
    id: 'ozu',
    text: 'Ozu pone la cámara a la altura de quien está sentado en el suelo. Toda una ética en noventa centímetros. #ozu',
    likes: 5,
  },
  {
    hoursAgo: 186,
    by: 'lucia.vega',
    in: grande,
    text: 'Hoy El verdugo juega fuera y hace calor. Como en la película, preferiría no tener que salir. #grandegirone #berlanga',
    likes: 4,
  },
  {
    hoursAgo: 15,
    by: 'nico_paz',
    in: grande,
    text: 'Cuatro empates lleva Las zapatillas rojas… digo, The Red Shoes. Esa película no compite: baila con todas. #grandegirone',
    likes: 4,
  },
  {
    hoursAgo: 70,
    by: 'lucia.vega',
    in: terror,
    id: 'faltan',
    text: 'Abiertas las candidaturas de #TerrorDeMedianoche. Dos por cabeza. Ya están Los otros y El laberinto del fauno; faltáis vosotros y falta sangre.',
    likes: 2,
  },
  {
    hoursAgo: 47,
    by: 'nico_paz',
    replyTo: 'faltan',
    text: 'Nosferatu adentro. Cien años y sigue sin necesitar sonido.',
    likes: 3,
  },
  {
    hoursAgo: 26.6,
    by: 'javi_romero',
    quotes: 'cuts',
    text: 'Yo conté los vecinos. Es un patio lleno de películas y un señor con la pierna rota haciendo de acomodador. #rearwindow',
    likes: 4,
  },
  {
    hoursAgo: 14,
    by: 'lucia.vega',
    replyTo: 'faltan',
    text: 'Quedan cuatro días y nos faltan películas. @demo, tú tienes Let the Right One In guardada en el congelador. La quiero en la lista.',
    likes: 2,
  },
  {
    hoursAgo: 3.1,
    by: 'nico_paz',
    in: grande,
    text: 'Relatos salvajes contra Rear Window. Un ingeniero con explosivos contra un fotógrafo con teleobjetivo. Pido respeto por los cimientos. #grandegirone',
    likes: 4,
  },
];
