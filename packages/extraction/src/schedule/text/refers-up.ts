const IT = '(?:it|this|these|them|(?:your|the|this)\\s(?:work|assignment|file|document|submission))';
const HAND_IN = '(?:submit|upload|post|send|e-?mail|take|sit|complete|do|(?:turn|hand)(?:\\sin)?)';
const MUST = '(?:you\\s(?:must|should|will|can|may|need\\sto|have\\sto)\\s)';

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
