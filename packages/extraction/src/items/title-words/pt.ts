import type { TitleWords } from './title-words.ts';

export const portuguese: TitleWords = {
  units: ['aula', 'semana'],
  leading: ['uma?', 'horas'],
  trailing: ['(?<=[,:]\\s)e', 'da', 'de', 'para', 'até(?:\\s+o)?', 'no\\s+dia', 'em'],
  behind: ['a\\sentregar'],
  deadlineOf: ['(?:data(?:\\slimite)?|prazo)\\s(?:d[aeo]s?|para)(?:\\s(?:as?|os?))?'],
  labels: ['entrega'],
  brackets: ['entrega(?:\\s+em)?'],
  startsPhrase: ['de'],
  parts: [],
  qualifiers: ['final', 'oral', 'parcial'],
};
