import type { AboutWork } from '../locale.ts';

/** Spanish words for what is said about a work and not of when it is due. */
export const ABOUT_WORK: AboutWork = {
  requests: [
    'solicitudes?\\sde\\s(?:revisión|recorrección|prórroga)',
    'inasistencias?',
    'apelaciones',
    'instrucciones',
    'enunciados?',
    'pautas?',
    'rúbricas?',
  ],
  matters: [
    'notas',
    'calificaciones',
    'resultados',
    'indicaciones',
    'retroalimentación',
    'comentarios',
    'preguntas',
    'sesi(?:ón|ones)(?:\\s\\p{L}+){0,2}',
    'listas?\\sde\\s\\p{L}+',
    'grupos',
    'temas',
    'materia(?:\\s\\p{L}+)?',
  ],
  of: ['del?\\s', 'para\\s', 'sobre\\s', 'al?\\s', 'con\\s'],
  teachers: ['nosotros', '(?:el|la)\\s(?:profesora?|docente|ayudante)'],
  will: ['va\\sa', 'vamos\\sa'],
  acts: ['(?:present|explic|discut|prepar|revis|correg|coment|trabaj)(?:a|ar|ará|e|er|ir|irá)(?:\\sen)?'],
  begins: [
    '(?:presentar|explicar|discutir|preparar|revisar|corregir|comentar|trabajar|repasar)emos(?:\\s(?:en|sobre))?',
    '(?:asesor|tutor)[ií]as?(?:\\s(?:grupal(?:es)?|individual(?:es)?))?(?:\\s(?:para|sobre|del?))?(?:\\s(?:el|la|los|las))?',
    '(?:vamos\\sa|comenzar\\sa|empezar\\sa)\\s(?:preparar|trabajar|discutir|revisar)(?:\\sen)?',
  ],
  are: ['se', 'es', 'son', 'será', 'serán', 'está', 'están', 'estará', 'estarán'],
  done: [
    '(?:explic|discut|devolv|public|anunci|asign|form|coment|corrig|distribu)(?:a|e|an|en|ará|erá|irá|arán|erán|irán|ad[oa]s?|id[oa]s?)',
    'devuelt[oa]s?',
    'disponibles?',
  ],
};
