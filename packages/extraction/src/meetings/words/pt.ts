import type { MeetingWords } from './meeting-words.ts';

export const portuguese: MeetingWords = {
  notClass: ['provas?', 'exames?', 'testes?', 'entregas?', 'biblioteca', 'secretaria', 'prazo'],
  beside: ['(?:depois|antes)\\s+d(?:e|a|as|o)(?:\\s+cada)?'],
  begins: ['início', 'das?'],
  ends: ['fim', 'às?', 'término'],
  times: ['horário', 'quando(?=\\s?:)'],
  place: ['local', 'salas?', 'auditório', 'onde', 'bloco'],
  held: ['têm?\\s+lugar', 'realizam?-se', 'ocorrem?', 'se\\s+reúnem?'],
  through: ['[-–—]', 'a', 'à'],
  online: ['online', 'remot[oa]', 'zoom', 'a\\s+distância'],
  letters: [],
};
