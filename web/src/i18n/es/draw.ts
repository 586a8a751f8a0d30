import type { Translation } from '../translation.ts';
import type { draw as english } from '../en/draw.ts';

export const draw: Translation<typeof english> = {
  title: 'Repetir el sorteo',
  lead: 'El calendario se sigue solo de las películas y de la semilla. Quien tiene ambas puede repetir el sorteo y compararlo partido por partido.',
  back: 'Volver al campeonato',
  need: {
    title: 'Qué hace falta',
    seed: 'La semilla: está en la página del campeonato, en «Reglas y sorteo». Cuenta letra por letra.',
    films:
      'Los números de sus películas: en el archivo de resultados (Compartir, archivo JSON), en «films»; cada uno está también en la dirección de la página de la película.',
  },
  order: {
    title: 'De la semilla al orden',
    hat: 'Las películas están en el bombo por número creciente.',
    hash: 'Para cada una de las cifras 0, 1, 2 y 3 se toma el texto «cifra:semilla» en UTF-8 y se calcula su hash FNV-1a de 32 bits: se empieza con 2166136261; con cada byte, o exclusivo (xor) con el byte y luego se multiplica por 16777619. Aquí todas las cuentas son módulo 2³².',
    stir: 'Cada uno de los cuatro hashes se remueve como hace MurmurHash3 al final: o exclusivo consigo mismo desplazado 16 bits a la derecha, por 2246822507; o exclusivo consigo mismo desplazado 13 a la derecha, por 3266489909; o exclusivo consigo mismo desplazado 16 a la derecha.',
    next: 'Los cuatro son el estado a, b, c, d del generador xoshiro128**. Un número es b por 5, rotado 7 bits a la izquierda, por 9. Después, en este orden: e = b desplazado 9 bits a la izquierda; c = c xor a; d = d xor b; b = b xor c; a = a xor d; c = c xor e; d = d rotado 11 bits a la izquierda.',
    take: 'Con n películas en el bombo se saca el número siguiente; si no es menor que 2³² menos el resto de 2³² entre n, se descarta y se saca otro. Su resto entre n, contando desde 0, dice qué película sale. Las demás cierran filas, hasta que el bombo queda vacío.',
  },
  calendar: {
    title: 'Del orden al calendario',
    seats:
      'Las películas se sientan en círculo en el orden del sorteo. Si son un número par, la última no tiene asiento.',
    axis: 'En cada jornada de la ida hace de eje la película del asiento siguiente, empezando por el primero. Si son pares se enfrenta a la que no tiene asiento, en casa en la primera jornada, fuera en la segunda y así por turno; si son impares descansa.',
    pairs:
      'Luego, para k = 1, 2, 3 y así sucesivamente, mientras 2k sea menor que el número de asientos, la película k asientos después del eje se enfrenta a la que está k asientos antes; la primera juega en casa si k es impar, la segunda si k es par.',
    numbers:
      'Los partidos se numeran en este orden, jornada a jornada. La vuelta repite la ida jornada a jornada con los campos cambiados; los números siguen.',
  },
  program: {
    title: 'Lo mismo, como programa',
    text: 'Pégalo en la consola de un navegador, o ejecútalo con Node. No usa nada de Girone e imprime jornada, partido, casa y fuera.',
    filled: 'La semilla y las películas son las de este campeonato.',
    example: 'La semilla y las películas son un ejemplo: pon las tuyas.',
    label: 'Programa',
    copy: 'Copiar el programa',
  },
};
