import type { AboutWork } from '../locale.ts';

/** French words for what is said about a work and not of when it is due. */
export const ABOUT_WORK: AboutWork = {
  requests: [
    'demandes?\\sde\\s(?:révision|report|prolongation)(?:\\sde\\s(?:la\\s)?notes?)?',
    'absences?',
    'consignes',
    'directives',
  ],
  matters: [
    'notes?',
    'résultats',
    'copies',
    'corrigés?',
    'solutions?',
    'grilles?(?:\\sde\\scorrection)?',
    'rétroaction',
    'commentaires',
    'questions',
    'séances?(?:\\s\\p{L}+){0,2}',
    '(?:listes?|choix)\\sdes\\s\\p{L}+',
    'équipes',
    'matière(?:\\s\\p{L}+)?',
  ],
  of: ['d[eu]s?\\s', "d[’']", 'pour\\s', 'sur\\s', 'à\\s', 'aux?\\s'],
  teachers: ['nous', 'on', 'je', 'l[ea]\\s(?:professeure?|enseignante?|chargée?\\sde\\scours)'],
  will: ['allons', 'va', 'vais'],
  acts: [
    '(?:présent|expliqu|discut|prépar|révis|corrig|abord|parl)(?:er?|ons|erons|era|erai|ir|irons)(?:\\sd[eu]s?)?',
    '(?:travailler|reviendr)(?:ons|a|ai)?(?:\\s(?:sur|à|au))?',
    'commenc(?:er|erons|era)(?:\\sà)?(?:\\stravailler(?:\\ssur)?)?',
  ],
  begins: ['commencez\\s(?:à\\stravailler\\ssur|à\\spréparer)'],
  are: ['est', 'sont', 'sera', 'seront', 'a\\sété', 'ont\\sété'],
  done: [
    '(?:présent|expliqu|discut|distribu|annonc|publi|affich|corrig|communiqu)ée?s?',
    'mis(?:es?)?\\sen\\sligne',
    'disponibles?',
  ],
};
