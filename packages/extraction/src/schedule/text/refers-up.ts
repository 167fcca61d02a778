const IT = '(?:it|this|these|them|(?:your|the|this)\\s(?:work|assignment|file|document|submission))';
const HAND_IN = '(?:submit|upload|post|send|e-?mail|(?:turn|hand)(?:\\sin)?)';
const MUST = '(?:you\\s(?:must|should|will|can|need\\sto|have\\sto)\\s)';

const REFERS_UP = new RegExp(
  `^\\W*(?:${[
    `(?:please\\s|${MUST})?${HAND_IN}\\s${IT}`,
    `(?:please\\s|${MUST})?(?:turn|hand)\\sin\\s(?:by|on|before)`,
    '(?:it|this|these|they|this\\s(?:assignment|work))\\s(?:is|are|will\\sbe|(?:must|should)\\sbe)\\s(?:due|submitted|uploaded|handed|turned|posted|returned)',
    '(?:veuillez\\s)?(?:(?:vous\\sdevez|il\\sfaut)\\s)?(?:le|la|les)\\s(?:remettre|rendre|déposer|envoyer)',
    '(?:postez|envoyez|remettez|rendez|déposez)-(?:le|la|les|moi)',
    '(?:se\\s(?:debe|deberá|tiene\\sque)\\s)?(?:entregar|subir|enviar)(?:lo|la|los|las)?\\s(?:antes|el\\s\\d|hasta)',
    'es\\sist\\s(?:abzugeben|bis)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** "Submit it by May 4", "This is due on May 4": said of the work that the heading above names. */
export const refersUp = (text: string): boolean => REFERS_UP.test(text);

const HANDED = {
  en: '(?:must|should|shall|will|needs?\\sto|ha(?:s|ve)\\sto|(?:is|are)\\sto)\\sbe\\s(?:sent|e-?mailed|uploaded|submitted|posted|delivered|pushed|(?:handed|turned)\\sin)',
  fr: '(?:doi(?:t|vent)|devr(?:a|ont))\\sêtre\\s(?:envoyé|remis|rendu|déposé|téléversé|transmis)e?s?',
  es: '(?:debe|deben|deberán?|tienen?\\sque|ha(?:n\\s)?de)\\s(?:(?:enviar|entregar|subir|remitir)se|ser\\s(?:enviad|entregad|subid|remitid)[oa]s?)|se\\sdeben?\\s(?:enviar|entregar|subir)',
  pt: '(?:deve|devem|deverá|deverão)\\sser\\s(?:enviad|entregue|submetid|postad)[oa]?s?',
  it: '(?:(?:deve|devono|dovrà|dovranno)\\sessere|va|vanno)\\s(?:inviat|consegnat|caricat|spedit)[oaie]',
  de: '(?:muss|müssen|sind|ist)\\s(?:[^.;:]|\\d\\.){0,60}(?:geschickt|gesendet|abgegeben|hochgeladen|eingereicht|abzugeben|einzureichen)',
  nl: '(?:moet|moeten)\\s(?:[^.;:]|\\d\\.){0,60}(?:ingeleverd|gestuurd|verstuurd|geüpload)',
} as const;

const IS_HANDED_OVER = new RegExp(`\\p{L}\\s(?:${Object.values(HANDED).join('|')})(?!\\p{L})`, 'iu');

/** "The code and the link must be sent by May 4": what has to be handed over, of whatever work it is. */
export const isHandedOver = (text: string): boolean => IS_HANDED_OVER.test(text);
