import type { TitleWords } from './title-words.ts';

export const spanish: TitleWords = {
  units: ['sesión', 'semana', 'clase'],
  leading: ['y', 'sus?', 'el', 'la', 'las', 'un', 'una', '(?:(?:a\\s)?las\\s)?(?:hrs?|horas)\\.?'],
  trailing: [
    'el(?:\\s+d[ií]a)?',
    'los',
    'del?',
    'y',
    'para',
    'semana\\sdel?',
    'a\\smás\\stardar',
    'antes\\sdel?',
    'hasta(?:\\s+el)?',
  ],
  behind: ['(?:a\\s)?entregar', 'se\\sentregan?'],
  deadlineOf: ['(?:fecha(?:\\sl[ií]mite)?|plazo)\\s(?:de|del|para)(?:\\s(?:la|el|los|las))?'],
  labels: ['(?:entrega|fecha)(?:\\s+el)?'],
  brackets: ['(?:fecha\\s+de\\s+)?entrega(?:\\s+el)?'],
  startsPhrase: ['dos|tres|cuatro', 'de|la|el|un|una', 'habrá'],
  parts: [],
  qualifiers: [
    'final(?:es)?',
    'parcial(?:es)?',
    'oral(?:es)?',
    'escrit[oa]s?',
    'grupal(?:es)?',
    'individual(?:es)?',
    '(?:de(?:\\sla|\\slos|\\slas)?|del)\\s?\\p{L}{3,}',
  ],
};
